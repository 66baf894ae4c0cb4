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

type Place = { owner: string; path: Path } & Pick<
  Content["home"]["places"]["rigs"][number],
  (typeof crops)[number]
>;

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
  return crops.flatMap((crop) => {
    const { width, height } = shownSizes[crop];
    const words = crop === "wide" ? BESIDE_WORDS : 0;
    return [
      ...outsideOneWay([...place.path, crop, "left"], place[crop].left, width, words),
      ...outsideOneWay([...place.path, crop, "top"], place[crop].top, height),
    ];
  });
}

function outsideOneWay(path: Path, value: number, length: number, words = 0): FieldMistake[] {
  const margin = Math.ceil((TAP_TARGET / 2 / length) * 100);
  const [least, most] = [Math.max(margin, words), 100 - margin];
  if (value >= least && value <= most) return [];
  const where = value < words ? "over the words" : "outside the picture";
  const message = `${value} puts a part of this place ${where}. Write a number from ${least} to ${most}.`;
  return [{ name: "home", path, message }];
}

function tooClose(place: Place, earlier: Place[]): FieldMistake[] {
  return crops.flatMap((crop) => {
    const { width, height } = shownSizes[crop];
    const { left, top } = place[crop];
    const other = earlier.find(
      ({ [crop]: spot }) =>
        (Math.abs(spot.left - left) / 100) * width < TAP_TARGET &&
        (Math.abs(spot.top - top) / 100) * height < TAP_TARGET,
    );
    if (!other) return [];
    const message = `this place is too close to that of ${other.owner} for a finger. Write a left ${awayFrom(other[crop].left, width)}, or a top ${awayFrom(other[crop].top, height)}.`;
    return [{ name: "home", path: [...place.path, crop], message }];
  });
}

/** `of at most 31 or at least 69`, for a place at 50 percent of a length in px. */
function awayFrom(other: number, length: number): string {
  const distance = Math.ceil((TAP_TARGET / length) * 100);
  const [most, least] = [other - distance, other + distance];
  const sides = [most > 0 && `at most ${most}`, least < 100 && `at least ${least}`];
  return `of ${sides.filter(Boolean).join(" or ")}`;
}
