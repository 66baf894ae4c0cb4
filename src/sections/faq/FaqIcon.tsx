import {
  Clock,
  createLucideIcon,
  Disc3,
  Gamepad2,
  IdCard,
  type LucideIcon,
  MapPin,
  Monitor,
  PartyPopper,
} from "lucide-react";

/** Lucide has a ship's wheel, but no steering wheel. */
const SteeringWheel = createLucideIcon("steering-wheel", [
  ["circle", { cx: "12", cy: "12", r: "10", key: "rim" }],
  ["circle", { cx: "12", cy: "12", r: "2", key: "hub" }],
  ["path", { d: "m10.1 11.4-7.7-2.2", key: "left" }],
  ["path", { d: "m13.9 11.4 7.7-2.2", key: "right" }],
  ["path", { d: "M12 14v8", key: "bottom" }],
]);

const icons: Record<Queries.FaqJsonQuestionsIcon, LucideIcon> = {
  wheel: SteeringWheel,
  pin: MapPin,
  gamepad: Gamepad2,
  clock: Clock,
  card: IdCard,
  disc: Disc3,
  party: PartyPopper,
  monitor: Monitor,
};

export function FaqIcon({ name }: { name: Queries.FaqJsonQuestionsIcon }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}
