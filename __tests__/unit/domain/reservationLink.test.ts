import { reservationLink } from "../../../src/domain/reservationLink";

it("a link to reserve has what the visitor wants in its message, and keeps the query string of the chat", () => {
  const chat = {
    links: { chat: { url: "https://chat.example/send?phone=601" } },
    reservation: { message: "Hi!\nWhat: [rigs]\nDay: " },
  };
  const link = reservationLink(chat, "2 × racing simulator, 2 hours");
  const { searchParams } = new URL(link);
  expect(searchParams.get("text")).toBe("Hi!\nWhat: 2 × racing simulator, 2 hours\nDay: ");
  expect(searchParams.get("phone")).toBe("601");
  // Chat apps do not decode plus signs.
  expect(link).not.toContain("+");
});
