import { fireEvent, render, screen, within } from "@testing-library/react";
import { Calculator } from "../../../../src/sections/home/Calculator";
import { PricingSection } from "../../../../src/sections/home/PricingSection";
import { queryPage } from "../../../support/unit/renderPage";

const labels = ["What?", "How many?", "How long?"];

/** Chooses by the texts of the options. */
function choose(...texts: string[]) {
  for (const [index, text] of texts.entries()) {
    const select = screen.getByLabelText(labels[index] as string);
    const option = within(select).getByRole<HTMLOptionElement>("option", { name: text });
    fireEvent.change(select, { target: { value: option.value } });
  }
}

const total = () => screen.getByRole("status").textContent;
const reserve = () => screen.queryByRole<HTMLAnchorElement>("link", { name: "KEEP A SEAT" });

describe("the calculator", () => {
  beforeEach(async () => {
    const { pricingJson, siteJson } = await queryPage("/");
    render(<Calculator pricing={pricingJson} site={siteJson} />);
  });

  it("offers each rig with a rate, up to twelve of it for up to twelve hours, and begins with two hours", () => {
    const region = within(screen.getByRole("region", { name: "Count it" }));
    const [what, many, long] = labels.map((label) => {
      const select = region.getByLabelText<HTMLSelectElement>(label);
      return [select.value, ...Array.from(select.options, ({ text }) => text)];
    });
    expect(what).toEqual(["pinball", "Pinball", "Dancing", "Karaoke", "Ball pit"]);
    const upTo12 = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    expect(many).toEqual(["1", ...upTo12]);
    const hours = upTo12.slice(1).map((count) => `${count} hours`);
    expect(long).toEqual(["2", "1 hour", ...hours]);
    expect(total()).toBe("RM25");
  });

  it("shows the total, how it is made up, and what members would pay if that is less", () => {
    choose("Pinball", "2", "4 hours");
    expect(total()).toBe("RM100");
    expect(screen.getByText("4 hours at RM12.50 an hour: RM50 each")).toBeInTheDocument();
    expect(screen.getByText("Members pay RM75.80.")).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText("With membership"));
    expect(total()).toBe("RM75.80");
    expect(screen.queryByText(/Members pay/)).not.toBeInTheDocument();
    choose("Dancing", "1", "2 hours");
    expect(total()).toBe("RM44");
    expect(screen.queryByText(/Members pay/)).not.toBeInTheDocument();
  });

  it("reserves what was chosen, or says to walk in for what cannot be reserved", () => {
    choose("Karaoke", "3", "1 hour");
    const { searchParams } = new URL(reserve()?.href ?? "");
    expect(searchParams.get("text")).toContain("What: 3 × karaoke box, 1 hour\n");
    expect(screen.queryByText(/Come as you are/)).not.toBeInTheDocument();
    choose("Pinball");
    expect(reserve()).not.toBeInTheDocument();
    expect(screen.getByText("Come as you are for pinball and ball pit.")).toBeInTheDocument();
  });

  it("survives the end of the rig that was chosen, in develop", async () => {
    const { pricingJson, membershipJson, siteJson } = await queryPage("/");
    const section = (rates: typeof pricingJson.rates) => (
      <PricingSection
        pricing={{ ...pricingJson, rates }}
        membership={membershipJson}
        site={siteJson}
      />
    );
    const { rerender, container } = render(section(pricingJson.rates));
    rerender(section(pricingJson.rates.slice(1)));
    expect(within(container).getByLabelText("What?")).toHaveDisplayValue("Dancing");
  });
});
