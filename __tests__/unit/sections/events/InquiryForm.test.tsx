import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
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

/** After a reload, or a link back to the page. */
function showAgain() {
  leave();
  cleanup();
  show();
}

const leave = () => act(() => void dispatchEvent(new Event("pagehide")));

const fetchMock = jest.fn();
const alertMock = jest.fn();
/** Ends the last request with a response or an error. */
let settle: (outcome: { ok: boolean } | Error) => void;

async function fillIn() {
  for (const name of names) await userEvent.type(field(name), typed[name]);
}

const button = () => screen.getByRole("button");

const submit = () => userEvent.click(button());

const values = () => names.map((name) => field(name).value);

const isIdle = () => waitFor(() => expect(button()).toHaveTextContent("Send inquiry"));

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
      ["eventType", null, null],
    ] as const) {
      expect(field(name).getAttribute("type")).toBe(type);
      expect(field(name).getAttribute("autocomplete")).toBe(autocomplete);
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
    await isIdle();
  });

  it("asks the browser to go on sending when the tab is closed, unless it refuses a text of that length", async () => {
    await fillIn();
    for (const [message, keepalive] of [
      ["Hello", true],
      ["好".repeat(22_000), false],
    ] as const) {
      fireEvent.change(field("message"), { target: { value: message } });
      await submit();
      expect(fetchMock.mock.lastCall[1].keepalive).toBe(keepalive);
      settle({ ok: false });
      await isIdle();
    }
  });

  it("has what was typed after a reload or a link back to the page", async () => {
    await fillIn();
    showAgain();
    expect(values()).toEqual(everything);
  });

  it.each(["no JSON", "null", "7"])(
    "starts empty if another site on the same origin has stored %s in the place of the draft",
    (value) => {
      leave();
      sessionStorage.setItem(sessionStorage.key(0) ?? "", value);
      cleanup();
      show();
      expect(values()).toEqual(nothing);
    },
  );

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
    await isIdle();
    expect(alertMock.mock.calls).toEqual([[thanks]]);
    expect(values()).toEqual(nothing);
    showAgain();
    expect(values()).toEqual(nothing);
    for (const text of everything)
      expect(sessionStorage.getItem(sessionStorage.key(0) ?? "")).not.toContain(text);
  });

  it("stays in the form without any message if the service declines it", async () => {
    settle({ ok: false });
    await isIdle();
    expect(alertMock).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
    expect(values()).toEqual(everything);
  });

  it("stays in the form with an alert if the network fails, and the error is logged without it", async () => {
    settle(failure);
    await isIdle();
    expect(alertMock.mock.calls).toEqual([
      ["There was an error submitting the form. Please try again."],
    ]);
    expect(values()).toEqual(everything);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/\S/), failure);
    const logged = String(jest.mocked(console.error).mock.calls.flat());
    for (const text of everything) expect(logged).not.toContain(text);
  });

  it("cannot be sent again before the response: the button says so and keeps the focus", async () => {
    const status = screen.getByRole("status");
    expect(status).toHaveTextContent("Sending your inquiry");
    expect(button()).toHaveTextContent("Sending…");
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toHaveFocus();
    await submit();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    settle({ ok: false });
    await isIdle();
    expect(status).toBeEmptyDOMElement();
    expect(button()).not.toHaveAttribute("aria-disabled");
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    settle({ ok: false });
    await isIdle();
  });

  it("can be sent again when the visitor has left the page and comes back, whatever has become of it", async () => {
    const settleFirst = settle;
    leave();
    await isIdle();
    expect(values()).toEqual(everything);
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await act(async () => settleFirst({ ok: true }));
    expect(alertMock.mock.calls).toEqual([[thanks]]);
    expect(button()).toHaveTextContent("Sending…");
    settle({ ok: true });
    await isIdle();
  });
});

it("an inquiry is sent once if the form is submitted twice before React renders again", async () => {
  await fillIn();
  const form = button().closest("form") as HTMLFormElement;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  settle({ ok: false });
  await isIdle();
});
