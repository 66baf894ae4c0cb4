import type { FieldMistake } from "../mistake";
import type { Content } from "../schema";
import type { Path } from "../schema/fieldTree";
import { rule } from "./rule";

/** In px, the width and height of an area that a finger can hit. $tap-target in _tokens.scss. */
const TAP_TARGET = 44;

/** In px, the smallest size at which HomeHeroSection shows each picture: at 768 and at 360 px. */
export const shownSizes = { wide: { width: 645, height: 363 }, tall: { width: 360, height: 240 } };

/** In percent of the wide picture. Further to the left, a place would touch the headline or the text below it at 768 px. */
export const BESIDE_WORDS = 50;

const crops = ["wide", "tall"] as const;
type Crop = (typeof crops)[number];

const axes = ["left", "top"] as const;
type Axis = (typeof axes)[number];

const lengthOf = { left: "width", top: "height" } as const;

/** The owner is named in messages. */
type Place = { owner: string; path: Path } & Pick<Content["home"]["places"]["rigs"][number], Crop>;

export const placesFit = rule(["home"], ({ home }) => {
  const { rigs, counter } = home.places;
  const places: Place[] = [
    ...rigs.map((place, index) => ({
      ...place,
      owner: `"${place.rig}"`,
      path: ["places", "rigs", index],
    })),
    ...(counter ? [{ ...counter, owner: "the counter", path: ["places", "counter"] }] : []),
  ];
  return places.flatMap((place, index) => [
    ...outside(place),
    ...tooClose(place, places.slice(0, index)),
  ]);
});

function outside(place: Place): FieldMistake[] {
  return crops.flatMap((crop) =>
    axes.flatMap((axis) => {
      const value = place[crop][axis];
      const { least, most } = limits(crop, axis);
      if (value >= least && value <= most) return [];
      const isOverWords = crop === "wide" && axis === "left" && value < BESIDE_WORDS;
      const where = isOverWords ? "over the words" : "outside the picture";
      const message = `${value} puts a part of this place ${where}. Write a number from ${least} to ${most}.`;
      return [{ name: "home", path: [...place.path, crop, axis], message }];
    }),
  );
}

function tooClose(place: Place, earlier: Place[]): FieldMistake[] {
  return crops.flatMap((crop) => {
    const other = earlier.find((each) =>
      axes.every((axis) => Math.abs(each[crop][axis] - place[crop][axis]) < distance(crop, axis)),
    );
    if (!other) return [];
    const advice = axes.flatMap((axis) => awayFrom(other[crop][axis], crop, axis)).join(", or ");
    const message = `this place is too close to that of ${other.owner} for a finger. Write ${advice}.`;
    return [{ name: "home", path: [...place.path, crop], message }];
  });
}

/** How far the middles of two places are apart at least, in percent of the picture. */
const distance = (crop: Crop, axis: Axis) => (TAP_TARGET / shownSizes[crop][lengthOf[axis]]) * 100;

/** From where to where the middle of a place can be, in percent of the picture. */
function limits(crop: Crop, axis: Axis) {
  const margin = Math.ceil(distance(crop, axis) / 2);
  const words = crop === "wide" && axis === "left" ? BESIDE_WORDS : 0;
  return { least: Math.max(margin, words), most: 100 - margin };
}

/** `a left of at most 31 or at least 69`, or nothing if the picture has no room on both sides. */
function awayFrom(other: number, crop: Crop, axis: Axis): string[] {
  const { least, most } = limits(crop, axis);
  const before = Math.floor(other - distance(crop, axis));
  const after = Math.ceil(other + distance(crop, axis));
  const sides = [before >= least && `at most ${before}`, after <= most && `at least ${after}`];
  const possible = sides.filter(Boolean);
  return possible.length > 0 ? [`a ${axis} of ${possible.join(" or ")}`] : [];
}
