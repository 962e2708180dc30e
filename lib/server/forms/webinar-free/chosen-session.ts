/** The session that was chosen, where another was kept: it was cancelled meanwhile, or is over. */
import type { Answer } from '#lib/server/store/submissions/records';
import { sessionText } from '#lib/shared/calendar/session-time';
import { findFreeSession, type Session } from '#lib/shared/calendar/sessions';
import { isoDayInIndia } from '#lib/shared/india';

const name = 'chosenSession';

/** A line of the transcript: staff read it, too. Nothing where `asked` is no session of ours, or the one that is kept. */
export function noteOfChosen(asked: string, kept: string): readonly Answer[] {
  const chosen = findFreeSession(asked);
  if (!chosen || chosen.id === kept) return [];
  return [{ name, label: 'Session chosen', value: `${sessionText(chosen.id)} (no longer held)` }];
}

/** Of a stored transcript: by day and language, since topics may change. */
export function chosenSession(transcript: readonly Answer[]): Session | undefined {
  const said = transcript.find((answer) => answer.name === name)?.value ?? '';
  const [, day, language = ''] = /, (\d{1,2} \w+ \d{4}), .*? IST, ([\w-]+): /.exec(said) ?? [];
  if (!day) return undefined;
  const date = isoDayInIndia(Date.parse(`${day} 12:00 +0530`));
  return findFreeSession(`${date}-${language.toLowerCase()}`);
}
