import { anyReservableRig, reservationLink } from "../../../src/domain/reservationLink";

const chat = {
  links: { chat: { url: "https://chat.example/send?phone=601" } },
  reservation: { message: "Hi!\nWhat: [rigs]\nDay: " },
};

describe("a link to reserve", () => {
  it("has what the visitor wants in its message, and keeps the query string of the chat", () => {
    const link = reservationLink(chat, "2 × racing simulator, 2 hours");
    const { searchParams } = new URL(link);
    expect(searchParams.get("text")).toBe("Hi!\nWhat: 2 × racing simulator, 2 hours\nDay: ");
    expect(searchParams.get("phone")).toBe("601");
    // Chat apps do not decode plus signs.
    expect(link).not.toContain("+");
  });

  it("works for a chat without a query string, too", () => {
    const plain = { ...chat, links: { chat: { url: "https://chat.example/601" } } };
    const link = reservationLink(plain, "PS5");
    expect(link.startsWith("https://chat.example/601?text=")).toBe(true);
    expect(new URL(link).searchParams.get("text")).toBe("Hi!\nWhat: PS5\nDay: ");
  });

  it("names only rigs that can be reserved", () => {
    const rig = (nameInText: string, isReservable: boolean) => ({
      rig: { nameInText, isReservable },
    });
    const rates = [rig("PC", false), rig("racing simulator", true), rig("PS5", true)];
    expect(anyReservableRig({ rates })).toBe("racing simulator or PS5");
  });
});
