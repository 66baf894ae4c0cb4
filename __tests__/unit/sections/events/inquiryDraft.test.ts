import {
  clearDraft,
  proposeDraft,
  readDraft,
  readInquiry,
  restoreDraft,
  saveDraft,
  writeDraft,
} from "../../../../src/sections/events/inquiryDraft";

/** A form with an input, a textarea, and two elements that are not fields of an inquiry. */
function formWith(name: string, message: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `
    <input name="name"><textarea name="message"></textarea>
    <button name="button" value="x"></button><select name="choice"><option>x</option></select>`;
  (form.elements.namedItem("name") as HTMLInputElement).value = name;
  (form.elements.namedItem("message") as HTMLTextAreaElement).value = message;
  return form;
}

const restored = (form: HTMLFormElement) => {
  restoreDraft(form);
  return readInquiry(form);
};

describe("the draft of an inquiry", () => {
  beforeEach(() => sessionStorage.clear());

  it("has the exact values of the fields", () => {
    expect(readInquiry(formWith(" Aisyah ", "a\nb"))).toEqual({
      name: " Aisyah ",
      message: "a\nb",
    });
  });

  it("fills empty fields, and keeps what is already typed", () => {
    saveDraft(formWith("Aisyah", "Sixteen players."));
    expect(restored(formWith("Bala", ""))).toEqual({ name: "Bala", message: "Sixteen players." });
  });

  it.each(["no JSON", "null", "7"])(
    "is empty if another site on the same origin has stored %s in its place",
    (value) => {
      saveDraft(formWith("Aisyah", ""));
      const [key = ""] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, value);
      expect(restored(formWith("Bala", ""))).toEqual({ name: "Bala", message: "" });
    },
  );

  it("is deleted by clearDraft, and nothing else in the storage is", () => {
    sessionStorage.setItem("other", "stays");
    saveDraft(formWith("Aisyah", ""));
    expect(sessionStorage).toHaveLength(2);
    clearDraft();
    expect(restored(formWith("", ""))).toEqual({ name: "", message: "" });
    expect(sessionStorage.getItem("other")).toBe("stays");
    expect(sessionStorage).toHaveLength(1);
  });
});

describe("a proposal for an inquiry", () => {
  beforeEach(() => sessionStorage.clear());

  it("fills empty fields without a question", () => {
    writeDraft({ name: "Aisyah", message: "" });
    proposeDraft({ message: "Twelve of us." }, "Replace it?");
    expect(readDraft()).toEqual({ name: "Aisyah", message: "Twelve of us." });
  });

  it.each([
    ["replaces", true, "Twelve of us."],
    ["does not replace", false, "Sixteen players."],
  ])("%s a typed text if the answer to its question is %s", (_, answer, message) => {
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(answer);
    writeDraft({ name: "Aisyah", message: "Sixteen players." });
    proposeDraft({ message: "Twelve of us." }, "Replace it?");
    expect(confirm).toHaveBeenCalledWith("Replace it?");
    expect(readDraft()).toEqual({ name: "Aisyah", message });
  });
});
