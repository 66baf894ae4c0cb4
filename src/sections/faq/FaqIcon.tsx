import {
  Clock,
  Disc3,
  Gamepad2,
  type IconNode,
  IdCard,
  MapPin,
  Monitor,
  PartyPopper,
} from "lucide";
import { Icon } from "../../components/Icon";

/** Lucide has a ship's wheel, but no steering wheel. */
const SteeringWheel: IconNode = [
  ["circle", { cx: 12, cy: 12, r: 10 }],
  ["circle", { cx: 12, cy: 12, r: 2 }],
  ["path", { d: "m10.1 11.4-7.7-2.2m11.5 2.2 7.7-2.2M12 14v8" }],
];

const icons: Record<Queries.FaqJsonQuestionsIcon, IconNode> = {
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
  return <Icon node={icons[name]} />;
}
