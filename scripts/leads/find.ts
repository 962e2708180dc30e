/** Which submissions a command means, and how they are written on a terminal. */
import type { Lead, LeadFilter } from '#lib/enquiries/queries/leads';
import type { Store } from '#lib/platform/db/store';
import { isoDayInIndia, timeInIndia } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';

/** The id of a submission that is named by its id or by its reference; otherwise what is wrong with that. */
export async function findId(
  named: string,
  store: Store,
): Promise<{ readonly id: string } | { readonly wrong: string }> {
  const read = readReference(named);
  if ('reference' in read) {
    const enquiry = await store.findEnquiry(read.reference);
    return enquiry ? { id: enquiry.id } : { wrong: `There is no enquiry ${read.reference}.` };
  }
  if (read.problem === 'wrong-check') {
    return { wrong: `${named} has a character that was mistyped: its last one does not fit.` };
  }
  return { id: named };
}

const pageSize = 500;

/** Every submission that the filter lets through, a page in memory at a time. */
export async function* pagesOf(
  store: Store,
  filter: LeadFilter,
): AsyncGenerator<readonly Lead[], void> {
  let page = await store.listLeads(filter, pageSize);
  while (page.length > 0) {
    yield page;
    if (page.length < pageSize) return;
    page = await store.listLeads(filter, pageSize, page.at(-1));
  }
}

/** `2026-11-20 16:12`, Indian time: sorts, and a spreadsheet reads it. */
export const dayAndTime = (instant: number) => `${isoDayInIndia(instant)} ${timeInIndia(instant)}`;

/** Without what would move a terminal's cursor, or turn the direction of what is read. */
export const plain = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
