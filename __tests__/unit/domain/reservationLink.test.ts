import { anyReservableRig, reservationLink } from "../../../src/domain/reservationLink";

const chatAt = (url: string) => ({
  links: { chat: { url } },
  reservation: { message: "Hi!\nService: [rig]\nHow long: [hours]\nDay: " },
});
const messageOf = (link: string) => new URL(link).searchParams.get("text");

describe("reservationLink", () => {
  it("has the service and the duration in its message", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), {
      service: "racing simulator",
      duration: "half an hour",
    });
    expect(link.startsWith("https://chat.example/601?text=")).toBe(true);
    expect(messageOf(link)).toBe("Hi!\nService: racing simulator\nHow long: half an hour\nDay: ");
  });

  it("leaves an unknown duration blank", () => {
    const link = reservationLink(chatAt("https://chat.example/601"), { service: "PS5" });
    expect(messageOf(link)).toBe("Hi!\nService: PS5\nHow long: \nDay: ");
  });

  it("keeps the query string of the chat URL", () => {
    const link = reservationLink(chatAt("https://chat.example/send?phone=601"), { service: "PS5" });
    expect(new URL(link).searchParams.get("phone")).toBe("601");
    expect(messageOf(link)).toContain("PS5");
  });

  it("does not encode spaces as plus signs, which chat apps do not decode", () => {
    const link = reservationLink(chatAt("https://chat.example"), { service: "racing simulator" });
    expect(link).not.toContain("+");
  });
});

it("anyReservableRig leaves out rigs that cannot be reserved", () => {
  const rig = (nameInText: string, isReservable: boolean) => ({
    rig: { nameInText, isReservable },
  });
  const rates = [rig("PC", false), rig("racing simulator", true), rig("PS5", true)];
  expect(anyReservableRig({ rates })).toBe("racing simulator or PS5");
});
