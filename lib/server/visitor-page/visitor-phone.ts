/** What the page of an enquiry says of a number that no call may reach: without the number (contract: Visitor's page). */
import { takenBack } from '#lib/server/enquiries/rules';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/schema';
import { deskAction } from '#lib/shared/enquiries/rules/actions';
import { wrongIndianLength } from '#lib/shared/forms/patterns';

/** "is shorter than …": a number that looks Indian and has not ten digits. */
export function phoneDoubt(phone: string): string | undefined {
  const digits = wrongIndianLength(phone);
  if (digits === undefined) return undefined;
  const length = digits < 10 ? 'shorter' : 'longer';
  return `is ${length} than an Indian one, which has 10 digits, so our call may not reach you.`;
}

/** Undefined once a call has reached them, and where none is to come. */
export function openPhoneDoubt(
  { phone, state }: Enquiry,
  events: readonly EnquiryEvent[],
): string | undefined {
  const undone = takenBack(events);
  const spoken = events.some(
    ({ id, action }) => deskAction(action)?.reaches === 'spoken' && !undone.has(id),
  );
  return state === 'done' || spoken ? undefined : phoneDoubt(phone);
}
