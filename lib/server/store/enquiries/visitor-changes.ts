/** What a visitor changed before, read where a change is written: of two that come at once each knows of the other. */
import type { Transaction } from 'kysely';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import { listEvents } from '#lib/server/store/enquiries/enquiry-rows';
import type { Tables } from '#lib/server/store/migrations/schema';

/** The mails that go with a change. Its row is locked. */
export async function mailsOfChange(
  tx: Transaction<Tables>,
  { id, mails = [], mailed }: EnquiryWrite,
): Promise<NonNullable<EnquiryWrite['mails']>> {
  if (!mailed) return mails;
  const before = (await listEvents(tx, id)).filter(
    ({ at, by, action }) => at >= mailed.since && by.kind === 'visitor' && action !== 'received',
  );
  return before.length < mailed.most ? mails : [];
}
