import { deskAction } from '#lib/enquiries/rules/actions';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';

/** An entry of the history that changes nothing of the enquiry: a member took the original of a held resume. */
export const heldFileTaken = 'held-file-taken';

/** Long enough to notice a wrong click, short enough that no colleague has acted on it. */
export const undoWithinMs = 10 * 60 * 1000;

/** The last entry of the history, where this member may take it back at `now` (epoch milliseconds). */
export function reversibleIn(
  events: readonly EnquiryEvent[],
  member: string,
  now: number,
): EnquiryEvent | undefined {
  const last = events.findLast(({ action }) => action !== heldFileTaken);
  if (last?.by.kind !== 'member' || last.by.address !== member) return undefined;
  const isFresh = now - last.at < undoWithinMs;
  return isFresh && deskAction(last.action)?.reversible && last.detail.was ? last : undefined;
}

/** The ids of the entries that were undone later. */
export const undoneIds = (events: readonly EnquiryEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ action, detail }) =>
      action === 'take-back' && detail.of ? [detail.of] : [],
    ),
  );
