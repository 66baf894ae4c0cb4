import {
  Clock,
  Disc3,
  Gamepad2,
  IdCard,
  type LucideIcon,
  MapPin,
  Monitor,
  PartyPopper,
  ShipWheel,
} from "lucide-react";

const icons: Record<Queries.FaqJsonQuestionsIcon, LucideIcon> = {
  wheel: ShipWheel,
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
