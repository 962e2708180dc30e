/** The enquiry that this browser sent last, as the pages after a form name it. */
import { batchPath } from '#data/addresses/routes';
import { enquiryPath } from '#data/addresses/token-routes';
import { isPageLanguage, type PageLanguage } from '#data/job-hunt/words';
import { beginsAt } from '#lib/batches/rules';
import { batchStanding } from '#lib/batches/views/public';
import { inOneLine, seatWords, titleOf } from '#lib/batches/words';
import { enquiryToken, receivedBy } from '#lib/enquiries/credentials';
import type { Standing } from '#lib/enquiries/http/receive';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { dayAndHour } from '#lib/platform/values/india';
import { chosenSession, languageOf } from '#lib/webinars/mails/registration';
import { findFreeSession, type Session, sessionText } from '#lib/webinars/rules/sessions';

/**
 * Reference, date, page and webinar session (and the one it holds `instead` of) of what this browser sent last, of this kind where one is named; undefined
 * as well while the store is away: then the page is the one that everybody gets.
 */
export const ownEnquiry = (cookies: string, kind?: string) =>
  whileStoreAnswers(
    () => findOwn(cookies, kind),
    () => undefined,
  );

async function findOwn(cookies: string, kind: string | undefined) {
  const enquiry = await receivedBy(cookies, context());
  if (!enquiry || (kind !== undefined && enquiry.kind !== kind)) return undefined;
  const submission = await context().store.findSubmission(enquiry.id);
  const standing = await batchStanding(context(), enquiry.id);
  const session = submission?.session;
  const text = session && sessionText(session);
  const instead = submission && chosenSession(submission.transcript);
  return {
    language: submission ? languageOf(submission) : ('en' as const),
    receivedAt: enquiry.receivedAt,
    promisedBy: enquiry.promisedBy,
    reference: enquiry.reference,
    by: dayAndHour(enquiry.promisedBy),
    page: enquiryPath(await enquiryToken(context().store, enquiry.id)),
    ...(standing && { seat: await seatAsked(standing) }),
    ...(session && text && { session: { id: session, text } }),
    ...(instead && { instead }),
  };
}

/** The seat that was asked for, with its batch as it is now. */
async function seatAsked({ answer, sentence }: Standing) {
  const { store, now } = context();
  const batch = await store.findBatch(String(answer.batch), now());
  if (!batch) return undefined;
  return {
    /** Epoch milliseconds. */
    starts: beginsAt(batch),
    name: titleOf(batch),
    about: inOneLine(batch),
    href: batchPath(batch.id),
    standing:
      answer.waitingList === false || !sentence
        ? `${seatWords(batch, now()).words}. It is yours once you have paid what we agree on.`
        : sentence,
  };
}

interface Asked {
  /** As the address says them: anything, or nothing. */
  readonly session?: unknown;
  readonly lang?: unknown;
}

/** A free registration of this browser, as `ownEnquiry` knows it. */
interface Registered {
  readonly language: PageLanguage;
  readonly session?: { readonly id: string };
  /** The session that was chosen, where another one was stored. */
  readonly instead?: Session;
}

/** The free session to name, if any, and the language of the page; a payment is thanked for in English. */
export function thanksOf(
  { session: id, lang }: Asked,
  registered: Registered | undefined,
  paid: boolean,
): { readonly language: PageLanguage; readonly session?: Session; readonly instead?: Session } {
  const isFree = isPageLanguage(lang) || typeof id === 'string' || !paid;
  // The stored session is used: the one in the address may have ended while the form was filled in.
  const stored = isFree ? findFreeSession(registered?.session?.id) : undefined;
  const session = stored ?? findFreeSession(id);
  if (paid && !session) return { language: 'en' };
  const language = isPageLanguage(lang) ? lang : (registered?.language ?? 'en');
  const instead = stored && registered?.instead;
  return { language, ...(session && { session }), ...(instead && { instead }) };
}
