/** Whose thanks a page shows: those of the session in its address, or of what this browser sent last. */
import { isPageLanguage, type PageLanguage } from '#data/job-hunt/words';
import { findFreeSession, type Session } from '#lib/shared/calendar/rules';

interface Asked {
  /** As the address says them: anything, or nothing. */
  readonly session?: unknown;
  readonly lang?: unknown;
}

/** A free registration of this browser, as `ownEnquiry` knows it. */
interface Registered {
  readonly language: PageLanguage;
  readonly session?: { readonly id: string };
  /** The one that was chosen, where another was kept. */
  readonly instead?: Session;
}

/** The free session to name, if any, and the language of the page; a payment is thanked for in English. */
export function thanksOf(
  { session: id, lang }: Asked,
  registered: Registered | undefined,
  paid: boolean,
): { readonly language: PageLanguage; readonly session?: Session; readonly instead?: Session } {
  const isFree = isPageLanguage(lang) || typeof id === 'string' || !paid;
  // The one that was kept: the one in the address may have ended while the form was filled in.
  const kept = isFree ? findFreeSession(registered?.session?.id) : undefined;
  const session = kept ?? findFreeSession(id);
  if (paid && !session) return { language: 'en' };
  const language = isPageLanguage(lang) ? lang : (registered?.language ?? 'en');
  const instead = kept && registered?.instead;
  return { language, ...(session && { session }), ...(instead && { instead }) };
}
