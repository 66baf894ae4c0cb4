import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { InquiryForm } from "../../../../src/sections/events/InquiryForm";
import { dataFiles } from "../../../support/fixture";

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
const service = dataFiles.site.inquiry;

const thanks = ["Form submitted successfully!"];
const apology = ["There was an error submitting the form. Please try again."];

/** Found by its label, as by a visitor. */
const field = (name: keyof typeof typed) =>
  screen.getByLabelText<HTMLInputElement>(inquiry.fieldLabels[name]);

const values = () => names.map((name) => field(name).value);

function fillIn(text: Partial<typeof typed> = typed) {
  for (const [name, value] of Object.entries(text)) {
    fireEvent.change(field(name as keyof typeof typed), { target: { value } });
  }
}

const button = () => screen.getByRole("button");
const submit = () => fireEvent.click(button());

const isIdle = () => waitFor(() => expect(button()).toHaveTextContent("Send inquiry"));

const fetchMock = jest.fn();
const alertMock = jest.fn();
const alerts = () => alertMock.mock.calls.flat();

const show = () => render(<InquiryForm service={service} {...inquiry} />);

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  alertMock.mockReset();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: fetchMock, alert: alertMock });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe("the inquiry form", () => {
  it("has required fields of the right types, and suggests event types", () => {
    show();
    const attributes = (name: keyof typeof typed) =>
      ["required", "type", "autocomplete"].map((each) => field(name).getAttribute(each));
    expect(names.map(attributes)).toEqual([
      ["", null, "name"],
      ["", "email", "email"],
      ["", "tel", "tel"],
      ["", null, null],
      ["", null, null],
    ]);
    const { list } = field("eventType");
    expect(Array.from(list?.options ?? [], ({ value }) => value)).toEqual(inquiry.eventTypes);
  });

  const failure = new TypeError("Failed to fetch");

  it.each([
    ["accepts it, which clears the form", { ok: true }, thanks, nothing],
    ["declines it, which nobody is told", { ok: false }, [], everything],
    ["cannot be reached, which is logged without the texts", failure, apology, everything],
  ])(
    "posts exactly the specified request to a service that %s",
    async (_what, answer, messages, left) => {
      fetchMock.mockImplementation(() =>
        answer === failure ? Promise.reject(failure) : Promise.resolve(answer),
      );
      show();
      fillIn();
      submit();
      await isIdle();
      expect(fetchMock.mock.calls).toEqual([[service.endpoint, expect.anything()]]);
      const { body, ...request } = fetchMock.mock.lastCall[1];
      expect(JSON.parse(body)).toEqual({ access_key: service.accessKey, ...typed });
      expect(request).toEqual({
        method: "POST",
        headers: { "Content-Type": "application/json" },
        // The browser goes on sending when the tab is closed.
        keepalive: true,
      });
      expect(alerts()).toEqual(messages);
      expect(screen.getByRole("status").textContent).toBe(messages.join());
      expect(values()).toEqual(left);
      const log = answer === failure ? [[expect.stringMatching(/^[\w ]+:$/), failure]] : [];
      expect(jest.mocked(console.error).mock.calls).toEqual(log);
    },
  );

  it("sends a text that is too long for a browser to go on sending when the tab is closed", async () => {
    show();
    fillIn({ ...typed, message: "好".repeat(22_000) });
    submit();
    await isIdle();
    expect(fetchMock.mock.lastCall[1].keepalive).toBe(false);
  });

  it.each(["no JSON", "null", "7"])(
    "starts empty if another site on the same origin has stored %s in the place of the draft",
    (value) => {
      show().unmount();
      jest.spyOn(Storage.prototype, "getItem").mockReturnValue(value);
      show();
      expect(values()).toEqual(nothing);
    },
  );

  it("can be sent again when the visitor has left the page and comes back, whatever has become of the first inquiry", async () => {
    const answers: ((answer: { ok: boolean }) => void)[] = [];
    fetchMock.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    show();
    fillIn();
    submit();
    act(() => {
      dispatchEvent(new Event("pagehide"));
      dispatchEvent(new Event("pageshow"));
    });
    expect(button()).toHaveTextContent("Send inquiry");
    expect(values()).toEqual(everything);
    submit();
    await act(async () => answers[0]?.({ ok: true }));
    expect(alerts()).toEqual(thanks);
    expect(button()).toHaveTextContent("Sending…");
    answers[1]?.({ ok: true });
    await isIdle();
  });

  it("says nothing of a request that ended because the visitor left the page: the inquiry may have arrived", async () => {
    let cancel: (reason: Error) => void = () => undefined;
    fetchMock.mockReturnValue(
      new Promise((_resolve, reject) => {
        cancel = reject;
      }),
    );
    show();
    fillIn();
    submit();
    await act(async () => {
      dispatchEvent(new Event("pagehide"));
      cancel(failure);
      dispatchEvent(new Event("pageshow"));
    });
    await isIdle();
    expect(alerts()).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("clears the form and says so on the page in a browser in which alert throws", async () => {
    alertMock.mockImplementation(() => {
      throw new Error("alert() is not supported");
    });
    show();
    fillIn();
    submit();
    await isIdle();
    expect(screen.getByRole("status").textContent).toBe(thanks.join());
    expect(values()).toEqual(nothing);
  });

  it("is sent once if it is submitted twice before React renders again", async () => {
    show();
    fillIn();
    const form = button().closest("form") as HTMLFormElement;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await isIdle();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
