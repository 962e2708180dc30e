/** What the transcript of a free registration says beside the answers: its language, and a session that is held no more. */
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import type { Answer, Submission } from '#lib/server/store/store';
import { sessionText } from '#lib/shared/calendar/session-time';
import { findFreeSession, type Session } from '#lib/shared/calendar/sessions';
import { pageLanguageText } from '#lib/shared/forms/webinar-free/form';
import { isoDayInIndia } from '#lib/shared/india';

/** Of the page somebody registered on; a call that named none is answered in English. */
export function languageOf({ transcript }: Pick<Submission, 'transcript'>): PageLanguage {
  const shown = transcript.find(({ name }) => name === 'language')?.value;
  return pageLanguages.find((each) => pageLanguageText(each) === shown) ?? 'en';
}

const name = 'chosenSession';

/** A line of the transcript, which staff read, too. Nothing where `asked` is no session of ours, or the one they have. */
export function noteOfChosen(asked: string, registered: string): readonly Answer[] {
  const chosen = findFreeSession(asked);
  if (!chosen || chosen.id === registered) return [];
  return [{ name, label: 'Session chosen', value: `${sessionText(chosen.id)} (no longer held)` }];
}

/** The session that was chosen, where it was cancelled meanwhile or is over: by day and language, since topics may change. */
export function chosenSession(transcript: readonly Answer[]): Session | undefined {
  const said = transcript.find((answer) => answer.name === name)?.value ?? '';
  const [, day, language = ''] = /, (\d{1,2} \w+ \d{4}), .*? IST, ([\w-]+): /.exec(said) ?? [];
  if (!day) return undefined;
  const date = isoDayInIndia(Date.parse(`${day} 12:00 +0530`));
  return findFreeSession(`${date}-${language.toLowerCase()}`);
}
