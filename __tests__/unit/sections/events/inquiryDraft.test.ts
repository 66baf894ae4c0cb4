import {
  clearDraft,
  readInquiry,
  restoreDraft,
  saveDraft,
} from "../../../../src/sections/events/inquiryDraft";

/** A form with a field, a long field and two things that are no fields of an inquiry. */
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

  it("has what stands in the fields, to the letter", () => {
    expect(readInquiry(formWith(" Aisyah ", "a\nb"))).toEqual({
      name: " Aisyah ",
      message: "a\nb",
    });
  });

  it("fills in what is empty, and leaves what was typed before it came", () => {
    saveDraft(formWith("Aisyah", "Sixteen players."));
    expect(restored(formWith("Bala", ""))).toEqual({ name: "Bala", message: "Sixteen players." });
  });

  it("leaves a field empty that it knows nothing of", () => {
    const short = document.createElement("form");
    short.innerHTML = '<input name="name" value="Aisyah">';
    saveDraft(short);
    expect(restored(formWith("", ""))).toEqual({ name: "Aisyah", message: "" });
  });

  it("is gone once it is cleared, and nothing else in the storage is", () => {
    sessionStorage.setItem("other", "stays");
    saveDraft(formWith("Aisyah", ""));
    expect(sessionStorage).toHaveLength(2);
    clearDraft();
    expect(restored(formWith("", ""))).toEqual({ name: "", message: "" });
    expect(sessionStorage.getItem("other")).toBe("stays");
    expect(sessionStorage).toHaveLength(1);
  });
});
