import { reservationLink } from "../../../src/domain/reservationLink";

const chatAt = (url: string) => ({
  links: { chat: { url } },
  reservation: { message: "Hi!\nService: [rig]\nHow long: [hours]\nDay: " },
});
const rigs = [{ nameInText: "racing simulator" }, { nameInText: "PS5" }];
const messageOf = (link: string) => new URL(link).searchParams.get("text");

describe("the link that reserves", () => {
  it("carries what is chosen", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), {
      rigs: rigs.slice(0, 1),
      hours: 0.5,
    });
    expect(link.startsWith("https://chat.example/601?text=")).toBe(true);
    expect(messageOf(link)).toBe("Hi!\nService: racing simulator\nHow long: half an hour\nDay: ");
  });

  it("leaves the rest to the visitor, who can choose among what can be reserved", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), { rigs });
    expect(messageOf(link)).toBe("Hi!\nService: racing simulator or PS5\nHow long: \nDay: ");
  });

  it("keeps what the chat's address asks for by itself", () => {
    const link = reservationLink(chatAt("https://chat.example/send?phone=601"), { rigs });
    expect(new URL(link).searchParams.get("phone")).toBe("601");
    expect(messageOf(link)).toContain("PS5");
  });

  it("writes spaces as chat apps read them", () => {
    expect(reservationLink(chatAt("https://chat.example"), { rigs })).not.toContain("+");
  });
});
