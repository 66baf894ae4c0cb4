import { formatAddress } from "../domain/format/address";
import { formatFreeHours, formatHours } from "../domain/format/count";
import { joinWithAnd, joinWithOr } from "../domain/format/list";
import { mainPhone, phoneDigits } from "../domain/format/phone";
import { formatRinggit } from "../domain/format/ringgit";
import {
  formatOpeningRange,
  formatOpeningRangeShort,
  formatRegularHours,
  formatTime,
} from "../domain/time/hours";
import type { Content } from "./schema";

/** The data files whose facts are available as placeholders. */
export const factOwners = ["site", "rigs", "pricing", "membership", "events"] as const;

export type FactOwners = Pick<Content, (typeof factOwners)[number]>;

/**
 * Placeholder names and their values: `{ "hours.range": "12:00 PM-2:00 AM" }`. The value is empty for a list without entries,
 * and for a fee of 0. `checkDataFiles` refuses texts that mention one of these.
 */
export type Facts = Record<string, string>;

export function collectFacts(owners: FactOwners): Facts {
  return {
    ...siteFacts(owners),
    ...rigFacts(owners),
    ...pricingFacts(owners),
    ...membershipFacts(owners),
    ...eventFacts(owners),
  };
}

function siteFacts({ site }: FactOwners): Facts {
  const { name, hours, contact, address, links, inquiry } = site;
  return {
    "site.name": name,
    "hours.days": hours.days,
    "hours.opens": formatRegularHours(hours, ({ opens }) => formatTime(opens)),
    "hours.closes": formatRegularHours(hours, ({ closes }) => formatTime(closes)),
    "hours.range": formatRegularHours(hours, formatOpeningRange),
    "hours.short": formatRegularHours(hours, formatOpeningRangeShort),
    "contact.phone": mainPhone(contact),
    "contact.phoneDigits": phoneDigits(mainPhone(contact)),
    "contact.email": contact.email,
    "address.full": formatAddress(address),
    "address.encoded": encodeURIComponent(formatAddress(address)),
    "address.street": address.street,
    "address.suburb": address.suburb,
    "address.city": address.city,
    "links.chat.label": links.chat.label,
    "formService.name": inquiry.service.name,
    "formService.country": inquiry.service.country,
  };
}

function rigFacts({ rigs }: FactOwners): Facts {
  const namesWhere = (isReservable: boolean) =>
    rigs.rigs
      .filter((rig) => rig.isReservable === isReservable)
      .map(({ nameInText }) => nameInText);
  return {
    ...merge(rigs.rigs, (rig) => ({
      [`rigs.${rig.id}.name`]: rig.name,
      [`rigs.${rig.id}.shortName`]: rig.shortName,
      [`rigs.${rig.id}.nameInText`]: rig.nameInText,
      ...listFacts(`rigs.${rig.id}.specs`, rig.specs),
    })),
    ...listFacts("rigs.reservable", namesWhere(true)),
    ...listFacts("rigs.walkIn", namesWhere(false)),
  };
}

function pricingFacts({ pricing, rigs }: FactOwners): Facts {
  const rateFor = (rig: string, rate: number) =>
    `${nameInText(rigs, rig)} at ${formatRinggit(rate)}`;
  return {
    ...merge(pricing.rates, ({ rig, nonMember, member }) => ({
      [`rates.${rig}.nonMember`]: formatRinggit(nonMember),
      ...(member !== null && { [`rates.${rig}.member`]: formatRinggit(member) }),
    })),
    ...listFacts(
      "rates.nonMembers",
      pricing.rates.map(({ rig, nonMember }) => rateFor(rig, nonMember)),
    ),
    ...listFacts(
      "rates.members",
      pricing.rates.flatMap(({ rig, member }) => (member === null ? [] : [rateFor(rig, member)])),
    ),
    ...merge(pricing.packages, ({ rig, hours, price }) => ({
      [`packages.${rig}.${hours}`]: formatRinggit(price),
    })),
    ...listFacts(
      "packages.list",
      pricing.packages.map(
        ({ rig, hours, price }) =>
          `${formatHours(hours)} of ${nameInText(rigs, rig)} for ${formatRinggit(price)}`,
      ),
    ),
  };
}

function membershipFacts({ membership, rigs }: FactOwners): Facts {
  const { fee } = membership.registration;
  return {
    "membership.fee": fee > 0 ? formatRinggit(fee) : "",
    ...merge(membership.reload.bonuses, ({ reload, bonus }, index) => ({
      [`membership.reload.${index + 1}.amount`]: formatRinggit(reload),
      [`membership.reload.${index + 1}.bonus`]: formatRinggit(bonus),
    })),
    ...listFacts(
      "membership.reloadBonuses",
      membership.reload.bonuses
        .filter(({ bonus }) => bonus > 0)
        .map(
          ({ reload, bonus }) => `${formatRinggit(bonus)} to a reload of ${formatRinggit(reload)}`,
        ),
    ),
    ...listFacts(
      "membership.birthdayChoices",
      membership.birthday.choices.map(
        ({ rig, freeHours }) => `${formatFreeHours(freeHours)} of ${nameInText(rigs, rig)}`,
      ),
      joinWithOr,
    ),
  };
}

function eventFacts({ events }: FactOwners): Facts {
  return {
    ...merge(events.events, ({ id, title }) => ({ [`events.${id}.title`]: title })),
    ...listFacts("events.titles", newestTitles(events.events.map(({ title }) => title))),
  };
}

/** How many events `{events.titles}` names. */
const NAMED_EVENTS = 4;

function newestTitles(titles: readonly string[]): readonly string[] {
  const named = titles.slice(0, NAMED_EVENTS);
  const rest = titles.length - named.length;
  return rest > 0 ? [...named, `${rest} more`] : named;
}

/** A list in one sentence and, for answers that contain a list, with each entry on a line. */
function listFacts(name: string, entries: readonly string[], join = joinWithAnd): Facts {
  return {
    [name]: join(entries),
    [`${name}.lines`]: entries.map((each) => `- ${each}`).join("\n"),
  };
}

function nameInText(rigs: Content["rigs"], id: string): string {
  return rigs.rigs.find((rig) => rig.id === id)?.nameInText ?? id;
}

function merge<Item>(items: readonly Item[], toFacts: (item: Item, index: number) => Facts): Facts {
  return Object.assign({}, ...items.map(toFacts));
}
