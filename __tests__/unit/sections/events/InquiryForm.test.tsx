import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InquiryForm } from "../../../../src/sections/events/InquiryForm";
import { dataFiles, siteContent } from "../../../support/unit/siteContent";

const typed = {
  Name: "Aisyah",
  Email: "aisyah@mail.example",
  Phone: "+60 12-111 2222",
  "Event type": "Tournament",
  Message: "Sixteen players,\non a Saturday.",
};

const form = <InquiryForm service={siteContent.site.inquiry} {...siteContent.events.inquiry} />;

/** As after a reload. */
function showAgain() {
  cleanup();
  render(form);
}

const fetchMock = jest.fn();
const alertMock = jest.fn();

async function fillIn() {
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
}

const submit = () =>
  userEvent.click(screen.getByRole("button", { name: siteContent.events.inquiry.submitLabel }));

const values = () =>
  Object.keys(typed).map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);

describe("the inquiry form", () => {
  beforeEach(() => {
    fetchMock.mockReset();
    alertMock.mockReset();
    sessionStorage.clear();
    Object.assign(globalThis, { fetch: fetchMock, alert: alertMock });
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    render(form);
  });

  afterEach(() => jest.restoreAllMocks());

  it("begins empty, with every field required and of the right type", () => {
    expect(values()).toEqual(["", "", "", "", ""]);
    for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
    expect(screen.getByLabelText("Phone")).toHaveAttribute("type", "tel");
  });

  it("suggests the types of events", () => {
    const field = screen.getByLabelText("Event type");
    const suggestions = document.getElementById(field.getAttribute("list") as string);
    const words = Array.from(suggestions?.children ?? [], (option) => option.getAttribute("value"));
    expect(words).toEqual(siteContent.events.inquiry.eventTypes);
  });

  it("posts exactly the specified payload as JSON", async () => {
    fetchMock.mockResolvedValue({ ok: true });
    await fillIn();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [endpoint, request] = fetchMock.mock.calls[0];
    expect(endpoint).toBe(dataFiles.site.inquiry.endpoint);
    expect(request.method).toBe("POST");
    expect(request.headers).toEqual({ "Content-Type": "application/json" });
    expect(JSON.parse(request.body)).toEqual({
      access_key: dataFiles.site.inquiry.accessKey,
      name: typed.Name,
      email: typed.Email,
      phone: typed.Phone,
      eventType: typed["Event type"],
      message: typed.Message,
    });
  });

  it("thanks with an alert and clears itself when the service accepts", async () => {
    fetchMock.mockResolvedValue({ ok: true });
    await fillIn();
    await submit();
    expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!");
    expect(values()).toEqual(["", "", "", "", ""]);
  });

  it("shows nothing and keeps everything when the service declines", async () => {
    fetchMock.mockResolvedValue({ ok: false });
    await fillIn();
    await submit();
    expect(alertMock).not.toHaveBeenCalled();
    expect(values()).toEqual(Object.values(typed));
  });

  it("logs, alerts and keeps everything when the network fails", async () => {
    const failure = new TypeError("Failed to fetch");
    fetchMock.mockRejectedValue(failure);
    await fillIn();
    await submit();
    expect(alertMock).toHaveBeenCalledWith(
      "There was an error submitting the form. Please try again.",
    );
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/\S/), failure);
    expect(values()).toEqual(Object.values(typed));
  });

  it("shows a draft again, and forgets it once it is sent", async () => {
    fetchMock.mockResolvedValue({ ok: true });
    await fillIn();
    showAgain();
    expect(values()).toEqual(Object.values(typed));
    await submit();
    showAgain();
    expect(values()).toEqual(["", "", "", "", ""]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("works where storage is forbidden", async () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(forbidden);
    fetchMock.mockResolvedValue({ ok: true });
    showAgain();
    await fillIn();
    await submit();
    expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!");
    expect(values()).toEqual(["", "", "", "", ""]);
  });

  it("logs nothing of what was typed", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    await fillIn();
    await submit();
    const logged = String(jest.mocked(console.error).mock.calls.flat());
    for (const text of Object.values(typed)) expect(logged).not.toContain(text);
  });

  it("sends once however often the button is pressed, and again after the answer", async () => {
    let answer: (response: { ok: boolean }) => void = () => undefined;
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await fillIn();
    await submit();
    await submit();
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    answer({ ok: false });
    const form = document.querySelector("form");
    await waitFor(() => expect(form).toHaveAttribute("aria-busy", "false"));
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    answer({ ok: false });
    await waitFor(() => expect(form).toHaveAttribute("aria-busy", "false"));
  });

  it("says at the message what is good to know, and asks for no more than that", () => {
    const message = screen.getByRole("textbox", { name: "Message" });
    expect(message).toHaveAccessibleDescription(siteContent.events.inquiry.messageHint);
  });

  describe("that the visitor leaves while it is being sent", () => {
    let settle: (outcome: { ok: boolean } | Error) => void;
    const busy = () => document.querySelector("form")?.getAttribute("aria-busy");

    beforeEach(async () => {
      fetchMock.mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
          }),
      );
      await fillIn();
      await submit();
    });

    it("is still being sent when they come back, and cannot be sent again", async () => {
      showAgain();
      expect(values()).toEqual(Object.values(typed));
      expect(busy()).toBe("true");
      await submit();
      expect(fetchMock).toHaveBeenCalledTimes(1);
      settle({ ok: true });
      await waitFor(() => expect(busy()).toBe("false"));
      expect(alertMock.mock.calls).toEqual([["Form submitted successfully!"]]);
      expect(values()).toEqual(["", "", "", "", ""]);
    });

    it("thanks on the other page, and is empty when they come back", async () => {
      cleanup();
      settle({ ok: true });
      await waitFor(() => expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!"));
      render(form);
      expect(values()).toEqual(["", "", "", "", ""]);
      expect(busy()).toBe("false");
    });

    it.each([
      ["declined", { ok: false }],
      ["cut off", new TypeError("Failed to fetch")],
    ])("can be sent again after it was %s", async (_what, outcome) => {
      showAgain();
      settle(outcome);
      await waitFor(() => expect(busy()).toBe("false"));
      expect(values()).toEqual(Object.values(typed));
      fetchMock.mockResolvedValue({ ok: true });
      await submit();
      expect(fetchMock).toHaveBeenCalledTimes(2);
    });
  });
});
