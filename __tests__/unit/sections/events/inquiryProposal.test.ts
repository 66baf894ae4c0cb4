import { proposeDraft, readDraft, writeDraft } from "../../../../src/sections/events/inquiryDraft";

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
