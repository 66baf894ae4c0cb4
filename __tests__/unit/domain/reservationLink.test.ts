import { reservationLink } from "../../../src/domain/reservationLink";

const chatAt = (url: string) => ({
  links: { chat: { url } },
  reservation: { message: "Hi!\nService: [rig]\nHow long: [hours]\nDay: " },
});
const rigs = [{ nameInText: "racing simulator" }, { nameInText: "PS5" }];
const messageOf = (link: string) => new URL(link).searchParams.get("text");

describe("reservationLink", () => {
  it("has the chosen rig and hours in its message", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), {
      rigs: rigs.slice(0, 1),
      hours: 0.5,
    });
    expect(link.startsWith("https://chat.example/601?text=")).toBe(true);
    expect(messageOf(link)).toBe("Hi!\nService: racing simulator\nHow long: half an hour\nDay: ");
  });

  it("lists the rigs to choose from and leaves unknown hours blank", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), { rigs });
    expect(messageOf(link)).toBe("Hi!\nService: racing simulator or PS5\nHow long: \nDay: ");
  });

  it("keeps the query string of the chat URL", () => {
    const link = reservationLink(chatAt("https://chat.example/send?phone=601"), { rigs });
    expect(new URL(link).searchParams.get("phone")).toBe("601");
    expect(messageOf(link)).toContain("PS5");
  });

  it("does not encode spaces as plus signs, which chat apps do not decode", () => {
    expect(reservationLink(chatAt("https://chat.example"), { rigs })).not.toContain("+");
  });
});
