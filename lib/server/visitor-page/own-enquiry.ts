import { batchStanding } from '#lib/server/batches/asked-batch';
import { chosenSession, languageOf } from '#lib/server/forms/webinar-free/transcript';
import { receivedBy } from '#lib/server/intake/cookies';
import { site } from '#lib/server/site';
import { enquiryToken } from '#lib/server/store/enquiries/credentials';
import { whileStoreAnswers } from '#lib/server/store/outage';
import { enquiryPath } from '#lib/shared/addresses/token-routes';
import { sessionText } from '#lib/shared/calendar/session-time';
import { dayAndHour } from '#lib/shared/india';

/**
 * Reference, date, page and webinar session (and the one it stands `instead` of) of what this browser sent last, of this kind where one is named; undefined
 * as well while the store is away: then the page is the one that everybody gets.
 */
export const ownEnquiry = (cookies: string, kind?: string) =>
  whileStoreAnswers(
    () => findOwn(cookies, kind),
    () => undefined,
  );

async function findOwn(cookies: string, kind: string | undefined) {
  const enquiry = await receivedBy(cookies, site());
  if (!enquiry || (kind !== undefined && enquiry.kind !== kind)) return undefined;
  const submission = await site().store.findSubmission(enquiry.id);
  const standing = await batchStanding(site(), enquiry.id);
  const session = submission?.session;
  const text = session && sessionText(session);
  const instead = submission && chosenSession(submission.transcript);
  return {
    language: submission ? languageOf(submission) : ('en' as const),
    receivedAt: enquiry.receivedAt,
    promisedBy: enquiry.promisedBy,
    reference: enquiry.reference,
    by: dayAndHour(enquiry.promisedBy),
    page: enquiryPath(await enquiryToken(site().store, enquiry.id)),
    ...(standing?.sentence && { batch: standing.sentence }),
    ...(session && text && { session: { id: session, text } }),
    ...(instead && { instead }),
  };
}
