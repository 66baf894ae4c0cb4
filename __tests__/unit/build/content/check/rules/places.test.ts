import { itAccepts, itReports } from "../../../../../support/unit/mistakes";

describe("the check of the places in the first picture", () => {
  itReports([
    [
      "a place that sticks out at the left",
      "home",
      { "places.rigs[0].tall.left": 5 },
      "places.rigs[0].tall.left: 5 puts a part of this place outside the picture. Write a number from 7 to 93.",
    ],
    [
      "a place that sticks out at the bottom",
      "home",
      { "places.counter.wide.top": 95 },
      "places.counter.wide.top: 95 puts a part of this place outside the picture. Write a number from 8 to 92.",
    ],
    [
      "two rigs on top of each other",
      "home",
      { "places.rigs[1].tall": { left: 25, top: 40 } },
      "places.rigs[1].tall: this place is too close to places.rigs[0] for a finger. Move one of them: 13 to the side, or 21 up or down.",
    ],
    [
      "the counter on top of a rig",
      "home",
      { "places.counter.wide": { left: 52, top: 48 } },
      "places.counter.wide: this place is too close to places.rigs[1] for a finger. Move one of them: 9 to the side, or 15 up or down.",
    ],
  ]);

  itAccepts([
    ["no places", "home", { "places.rigs": [], "places.counter": null }],
    [
      "places as close as fingers allow",
      "home",
      {
        "places.rigs[0].tall": { left: 50, top: 29 },
        "places.rigs[1].tall": { left: 50, top: 50 },
      },
    ],
  ]);
});
