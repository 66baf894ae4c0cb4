import {
  clearSent,
  FORM_NAME,
  fillIn,
  keepDraft,
  readInquiry,
} from "../../../../src/sections/events/inquiryFields";

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

const stored = () => Object.values(sessionStorage).join();

// Listens to input, once for all tests.
keepDraft();

beforeEach(() => {
  sessionStorage.clear();
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
});
