import { useId } from "react";
import { chatLink } from "../../domain/chatLink";
import { keepTogether } from "../../domain/format/keepTogether";
import { useSiteContent } from "../../hooks/useSiteContent";
import { useReservation } from "./useReservation";

type ReserveLinkProps = {
  /** What the chat message asks for: rigs, perhaps with their hours. Empty if no rig can be reserved. */
  wish: string;
  className: string;
  noteClassName: string;
};

/** RESERVATION, which opens the chat in a new tab, and the note that says what can be reserved. */
export function ReserveLink({ wish, className, noteClassName }: ReserveLinkProps) {
  const noteId = useId();
  const hintId = useId();
  const { label, note, message } = useReservation().siteJson.reservation;
  const { chat } = useSiteContent().siteJson.links;
  if (!wish) return null;
  return (
    <>
      <a
        className={className}
        href={chatLink(
          chat.url,
          message.replaceAll("[rigs]", () => wish),
        )}
        target="_blank"
        rel="noopener"
        aria-describedby={`${noteId} ${hintId}`}
      >
        {label}
      </a>
      <p className={noteClassName} id={noteId}>
        {keepTogether(note)}
      </p>
      <p id={hintId} hidden>
        Opens {chat.label} in a new tab.
      </p>
    </>
  );
}
