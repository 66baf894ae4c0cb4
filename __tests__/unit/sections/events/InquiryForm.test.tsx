import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InquiryForm } from "../../../../src/sections/events/InquiryForm";
import { dataFiles } from "../../../support/unit/siteContent";

const typed = {
  name: "Aisyah",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: "Sixteen players,\non a Saturday.",
};
const names = Object.keys(typed) as (keyof typeof typed)[];
const everything = Object.values(typed);
const nothing = ["", "", "", "", ""];

const { inquiry } = dataFiles.events;
/** Found by its label, as by a visitor. */
const field = (name: keyof typeof typed) =>
  screen.getByLabelText<HTMLInputElement>(inquiry.fieldLabels[name]);
const service = dataFiles.site.inquiry;

const thanks = "Form submitted successfully!";
const failure = new TypeError("Failed to fetch");

const show = () => render(<InquiryForm service={service} {...inquiry} />);

function showAgain() {
  cleanup();
  show();
}

const fetchMock = jest.fn();
const alertMock = jest.fn();
/** Ends the last request with a response or an error. */
let settle: (outcome: { ok: boolean } | Error) => void;

async function fillIn() {
  for (const name of names) await userEvent.type(field(name), typed[name]);
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Send inquiry" }));

const values = () => names.map((name) => field(name).value);

const isBusy = (busy: boolean) =>
  waitFor(() => expect(document.querySelector("form")?.ariaBusy).toBe(String(busy)));

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      }),
  );
  alertMock.mockReset();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: fetchMock, alert: alertMock });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  show();
});

afterEach(() => jest.restoreAllMocks());

describe("the inquiry form", () => {
  it("starts empty, with required fields of the right types, a hint and suggested event types", () => {
    expect(values()).toEqual(nothing);
    for (const name of names) expect(field(name)).toBeRequired();
    for (const [name, type, autocomplete] of [
      ["name", null, "name"],
      ["email", "email", "email"],
      ["phone", "tel", "tel"],
      ["eventType", null, "off"],
    ] as const) {
      expect(field(name).getAttribute("type")).toBe(type);
      expect(field(name)).toHaveAttribute("autocomplete", autocomplete);
    }
    expect(field("message")).toHaveAccessibleDescription(inquiry.messageHint);
    const list = field("eventType").getAttribute("list") as string;
    const suggestions = Array.from(document.getElementById(list)?.children ?? []);
    expect(suggestions.map((option) => option.getAttribute("value"))).toEqual(inquiry.eventTypes);
  });

  it("posts exactly the specified body as JSON", async () => {
    await fillIn();
    await submit();
    const [endpoint, request] = fetchMock.mock.calls[0];
    expect(endpoint).toBe(service.endpoint);
    expect(request.method).toBe("POST");
    expect(request.headers).toEqual({ "Content-Type": "application/json" });
    expect(JSON.parse(request.body)).toEqual({
      access_key: service.accessKey,
      ...typed,
    });
    settle({ ok: false });
    await isBusy(false);
  });

  it("works in a browser that blocks storage", async () => {
    for (const method of ["setItem", "getItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    showAgain();
    await fillIn();
    await submit();
    settle({ ok: true });
    await waitFor(() => expect(alertMock).toHaveBeenCalledWith(thanks));
    expect(values()).toEqual(nothing);
  });
});

describe("an inquiry that was sent", () => {
  beforeEach(async () => {
    await fillIn();
    await submit();
  });

  it("is answered by an alert if the service accepts it, and is cleared, as is its draft", async () => {
    settle({ ok: true });
    await isBusy(false);
    expect(alertMock.mock.calls).toEqual([[thanks]]);
    expect(values()).toEqual(nothing);
    showAgain();
    expect(values()).toEqual(nothing);
    expect(sessionStorage).toHaveLength(0);
  });

  it("stays in the form without any message if the service declines it", async () => {
    settle({ ok: false });
    await isBusy(false);
    expect(alertMock).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
    expect(values()).toEqual(everything);
  });

  it("stays in the form with an alert if the network fails, and the error is logged without it", async () => {
    settle(failure);
    await isBusy(false);
    expect(alertMock.mock.calls).toEqual([
      ["There was an error submitting the form. Please try again."],
    ]);
    expect(values()).toEqual(everything);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/\S/), failure);
    const logged = String(jest.mocked(console.error).mock.calls.flat());
    for (const text of everything) expect(logged).not.toContain(text);
  });

  it("cannot be sent again before the response, and says outside the busy form that it is sent", async () => {
    const status = screen.getByRole("status");
    expect(status).toHaveTextContent("Sending your inquiry");
    expect(status.closest("form")).toBeNull();
    await submit();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    settle({ ok: false });
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    settle({ ok: false });
    await isBusy(false);
  });

  it("is still being sent when the visitor returns from another page, and is cleared when accepted", async () => {
    showAgain();
    expect(values()).toEqual(everything);
    await isBusy(true);
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    settle({ ok: true });
    await isBusy(false);
    expect(alertMock.mock.calls).toEqual([[thanks]]);
    expect(values()).toEqual(nothing);
  });

  it("is answered by the alert on another page, and the form is empty when the visitor returns", async () => {
    cleanup();
    settle({ ok: true });
    await waitFor(() => expect(alertMock).toHaveBeenCalledWith(thanks));
    show();
    expect(values()).toEqual(nothing);
    await isBusy(false);
  });

  it.each([
    ["declined", { ok: false }],
    ["lost in a network failure", failure],
  ])("can be sent again after a visit to another page if it was %s", async (_what, outcome) => {
    showAgain();
    settle(outcome);
    await isBusy(false);
    expect(values()).toEqual(everything);
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    settle({ ok: true });
    await isBusy(false);
  });
});
