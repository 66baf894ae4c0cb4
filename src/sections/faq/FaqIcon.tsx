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
import type { faqIcons } from "../../build/content/schema/faq";

const icons: Record<(typeof faqIcons)[number], LucideIcon> = {
  wheel: ShipWheel,
  pin: MapPin,
  gamepad: Gamepad2,
  clock: Clock,
  card: IdCard,
  disc: Disc3,
  party: PartyPopper,
  monitor: Monitor,
};

/** The icon beside a question; it says nothing that the question does not, so readers skip it. */
export function FaqIcon({ name }: { name: string }) {
  const Icon = icons[name as keyof typeof icons];
  return <Icon aria-hidden="true" />;
}
