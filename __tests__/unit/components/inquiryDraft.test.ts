import { makeRoom } from "../../../src/components/inquiryDraft";
import {
  clearSent,
  FORM_NAME,
  fillIn,
  keepDraft,
  readInquiry,
} from "../../../src/sections/events/inquiryFields";

/** Shows a form with an input, a textarea, and two elements that are not fields of an inquiry. */
function showForm() {
  document.body.innerHTML = `
    <form name="${FORM_NAME}">
      <input name="name"><textarea name="message"></textarea>
      <button name="button" value="x"></button><select name="choice"><option>x</option></select>
    </form>`;
}

const showOtherPage = () => document.body.replaceChildren();

const field = (name: string) => document.forms[0]?.elements.namedItem(name) as HTMLInputElement;

/** Puts a text into a field without an event, as before the page's script runs. */
function put(name: string, text: string) {
  field(name).value = text;
}

function type(name: string, text: string) {
  put(name, text);
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

/** What a new form is filled with. */
function filledForm() {
  showForm();
  fillIn();
  return readInquiry();
}

const openEntry = (inquiry?: Record<string, string>) =>
  window.history.replaceState({ inquiry }, "");

const stored = () => Object.values(sessionStorage).join();

const confirmMock = jest.spyOn(window, "confirm");

// Listens to input, once for all tests.
keepDraft();

beforeEach(() => {
  sessionStorage.clear();
  confirmMock.mockReset();
  openEntry();
  showForm();
});

afterEach(() => jest.useRealTimers());

describe("the draft of an inquiry", () => {
  it("has the exact values of the fields", () => {
    put("name", " Aisyah ");
    put("message", "a\nb");
    expect(readInquiry()).toEqual({ name: " Aisyah ", message: "a\nb" });
  });

  it("fills empty fields, and keeps what is already typed", () => {
    type("name", "Aisyah");
    type("message", "Sixteen players.");
    showForm();
    put("name", "Bala");
    fillIn();
    expect(readInquiry()).toEqual({ name: "Bala", message: "Sixteen players." });
  });

  it("has what was typed before the page's script runs, and fills the other fields then", () => {
    type("name", "Aisyah");
    showForm();
    put("message", "Sixteen players.");
    keepDraft();
    expect(readInquiry()).toEqual({ name: "Aisyah", message: "Sixteen players." });
    expect(filledForm()).toEqual({ name: "Aisyah", message: "Sixteen players." });
  });

  it("is not changed by what is typed on another page", () => {
    type("name", "Aisyah");
    document.body.innerHTML = '<form><input name="name"></form>';
    type("name", "Bala");
    expect(filledForm()).toEqual({ name: "Aisyah", message: "" });
  });

  it.each(["no JSON", "null", "7"])(
    "is empty if another site on the same origin has stored %s in its place",
    (value) => {
      type("name", "Aisyah");
      const [key = ""] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, value);
      showForm();
      put("name", "Bala");
      keepDraft();
      expect(readInquiry()).toEqual({ name: "Bala", message: "" });
    },
  );

  it("lasts half an hour, also if the browser has filled in the fields again", () => {
    jest.useFakeTimers({ now: 0 });
    type("name", "Aisyah");
    jest.setSystemTime(29 * 60_000);
    expect(filledForm()).toEqual({ name: "Aisyah", message: "" });
    jest.setSystemTime(30 * 60_000);
    expect(filledForm()).toEqual({ name: "", message: "" });
    put("name", "Aisyah");
    put("message", "Sixteen players.");
    keepDraft();
    expect(readInquiry()).toEqual({ name: "", message: "Sixteen players." });
    expect(stored()).not.toContain("Aisyah");
  });

  it("is deleted on any page when it is too old", () => {
    jest.useFakeTimers({ now: 0 });
    type("name", "Aisyah");
    showOtherPage();
    jest.setSystemTime(30 * 60_000);
    keepDraft();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("an inquiry that was sent", () => {
  it("is deleted from the form and the draft, and nothing else in the storage is", () => {
    sessionStorage.setItem("other", "stays");
    type("name", "Aisyah");
    expect(sessionStorage).toHaveLength(2);
    clearSent(readInquiry());
    expect(readInquiry()).toEqual({ name: "", message: "" });
    expect(filledForm()).toEqual({ name: "", message: "" });
    expect(sessionStorage.getItem("other")).toBe("stays");
    expect(sessionStorage).toHaveLength(1);
  });

  it.each([
    ["open", () => undefined],
    ["left for another page", showOtherPage],
  ])("is cleared apart from what was typed since then, while its form is %s", (_, leave) => {
    type("name", "Aisyah");
    type("message", "Sixteen players.");
    const sent = readInquiry();
    type("message", "Sixteen players. And snacks.");
    leave();
    clearSent(sent);
    expect(filledForm()).toEqual({ name: "", message: "Sixteen players. And snacks." });
  });

  it.each([
    ["open", () => undefined],
    ["left for another page", showOtherPage],
  ])("does not come back as a proposal, if its form was %s", (_, leave) => {
    openEntry({ message: "Twelve of us." });
    fillIn();
    type("name", "Aisyah");
    const sent = readInquiry();
    leave();
    clearSent(sent);
    expect(filledForm()).toEqual({ name: "", message: "" });
    expect(stored()).not.toMatch(/Aisyah|Twelve/);
  });
});

describe("a proposal for an inquiry", () => {
  const proposal = { message: "Twelve of us." };

  it("fills fields in which nothing is typed without a question, and is no part of the draft", () => {
    type("name", "Aisyah");
    makeRoom(proposal, "Replace it?");
    openEntry(proposal);
    expect(filledForm()).toEqual({ name: "Aisyah", message: "Twelve of us." });
    type("name", "Bala");
    expect(stored()).not.toContain("Twelve");
    expect(confirmMock).not.toHaveBeenCalled();
  });

  it("is replaced by another one without a question", () => {
    openEntry(proposal);
    filledForm();
    keepDraft();
    makeRoom({ message: "Six of us." }, "Replace it?");
    openEntry({ message: "Six of us." });
    expect(filledForm()).toEqual({ name: "", message: "Six of us." });
    expect(confirmMock).not.toHaveBeenCalled();
  });

  it.each([
    ["replaces", true, "Twelve of us."],
    ["does not replace", false, "Sixteen players."],
  ])("%s a typed text if the answer to its question is %s", (_, answer, message) => {
    confirmMock.mockReturnValue(answer);
    type("name", "Aisyah");
    type("message", "Sixteen players.");
    makeRoom(proposal, "Replace it?");
    expect(confirmMock).toHaveBeenCalledWith("Replace it?");
    openEntry(proposal);
    expect(filledForm()).toEqual({ name: "Aisyah", message });
  });

  it("needs no question if the visitor has typed the same", () => {
    type("message", "Twelve of us.");
    makeRoom(proposal, "Replace it?");
    expect(confirmMock).not.toHaveBeenCalled();
  });

  it("does not replace what is typed when the visitor goes to its history entry", () => {
    type("message", "Sixteen players.");
    openEntry(proposal);
    fillIn();
    expect(readInquiry()).toEqual({ name: "", message: "Sixteen players." });
    expect(filledForm()).toEqual({ name: "", message: "Sixteen players." });
  });

  it("stays changed or deleted after a reload", () => {
    openEntry(proposal);
    for (const text of ["Twelve of us, at eight.", ""]) {
      filledForm();
      type("message", text);
      showForm();
      keepDraft();
      expect(filledForm()).toEqual({ name: "", message: text });
    }
  });

  it("stays in the form when the visitor follows a link within the page", () => {
    openEntry(proposal);
    filledForm();
    openEntry();
    fillIn();
    expect(readInquiry()).toEqual({ name: "", message: "Twelve of us." });
  });
});
