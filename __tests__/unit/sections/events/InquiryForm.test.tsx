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

function remount() {
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

  it("starts empty, with required fields of the right types", () => {
    expect(values()).toEqual(["", "", "", "", ""]);
    for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
    expect(screen.getByLabelText("Phone")).toHaveAttribute("type", "tel");
  });

  it("suggests event types", () => {
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

  it("shows an alert and clears itself when the service accepts", async () => {
    fetchMock.mockResolvedValue({ ok: true });
    await fillIn();
    await submit();
    expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!");
    expect(values()).toEqual(["", "", "", "", ""]);
  });

  it("shows no message and keeps its values when the service declines", async () => {
    fetchMock.mockResolvedValue({ ok: false });
    await fillIn();
    await submit();
    expect(alertMock).not.toHaveBeenCalled();
    expect(values()).toEqual(Object.values(typed));
  });

  it("logs the error, shows an alert and keeps its values when the network fails", async () => {
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

  it("restores a draft, and deletes it after it is sent", async () => {
    fetchMock.mockResolvedValue({ ok: true });
    await fillIn();
    remount();
    expect(values()).toEqual(Object.values(typed));
    await submit();
    remount();
    expect(values()).toEqual(["", "", "", "", ""]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("works in a browser that blocks storage", async () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(forbidden);
    fetchMock.mockResolvedValue({ ok: true });
    remount();
    await fillIn();
    await submit();
    expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!");
    expect(values()).toEqual(["", "", "", "", ""]);
  });

  it("does not log its values", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    await fillIn();
    await submit();
    const logged = String(jest.mocked(console.error).mock.calls.flat());
    for (const text of Object.values(typed)) expect(logged).not.toContain(text);
  });

  it("sends only once while a response is pending, and again after the response", async () => {
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

  it("says outside the busy form that it is being sent, until the response", async () => {
    let answer: (response: { ok: boolean }) => void = () => undefined;
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    expect(status.closest("form")).toBeNull();
    await fillIn();
    await submit();
    expect(status).toHaveTextContent(siteContent.events.inquiry.sendingMessage);
    answer({ ok: false });
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  });

  it("describes the message field with the hint from the data", () => {
    const message = screen.getByRole("textbox", { name: "Message" });
    expect(message).toHaveAccessibleDescription(siteContent.events.inquiry.messageHint);
  });

  describe("when the visitor opens another page while it is being sent", () => {
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

    it("is still being sent when they return, and cannot be sent again", async () => {
      remount();
      expect(values()).toEqual(Object.values(typed));
      expect(busy()).toBe("true");
      await submit();
      expect(fetchMock).toHaveBeenCalledTimes(1);
      settle({ ok: true });
      await waitFor(() => expect(busy()).toBe("false"));
      expect(alertMock.mock.calls).toEqual([["Form submitted successfully!"]]);
      expect(values()).toEqual(["", "", "", "", ""]);
    });

    it("shows the alert on the other page, and is empty when they return", async () => {
      cleanup();
      settle({ ok: true });
      await waitFor(() => expect(alertMock).toHaveBeenCalledWith("Form submitted successfully!"));
      render(form);
      expect(values()).toEqual(["", "", "", "", ""]);
      expect(busy()).toBe("false");
    });

    it.each([
      ["declined", { ok: false }],
      ["lost in a network failure", new TypeError("Failed to fetch")],
    ])("can be sent again after it was %s", async (_what, outcome) => {
      remount();
      settle(outcome);
      await waitFor(() => expect(busy()).toBe("false"));
      expect(values()).toEqual(Object.values(typed));
      fetchMock.mockResolvedValue({ ok: true });
      await submit();
      expect(fetchMock).toHaveBeenCalledTimes(2);
    });
  });
});
