/**
 * A consent is to words (fourth.md 3.6): whether somebody may be shown is worked out, at every look, from the words that
 * they agreed to and the post as it is now. Nothing is stored that could go stale.
 */

import { coversNow, type PostWords } from '#lib/placement/rules/consent';
import { consentedStates } from '#lib/placement/rules/moves';
import type { Candidate, Vacancy } from '#lib/placement/schema';
import { employerToCandidate, postOf, postRows, recordOf } from '#lib/placement/words/mails';
import { dayMs, isoDayInIndia, readInstant, timeInIndia } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';

/** The post as a candidate reads it now: stored with a yes. */
export function wordsNow(vacancy: Vacancy): PostWords {
  const { city, preference, skills, from, note, payFrom, payTo } = vacancy.terms;
  return {
    post: postOf(vacancy),
    city,
    preference,
    skills,
    ...(from !== undefined && { from }),
    employer: employerToCandidate(vacancy),
    note,
    ...(payFrom !== undefined && { payFrom }),
    ...(payTo !== undefined && { payTo }),
  };
}

/** Said yes, was not refused, and did not take it back; whether to these words is another question. */
export const saidYes = ({ state, withdrawnAt }: Candidate): boolean =>
  withdrawnAt === undefined && consentedStates.includes(state);

/** Whether somebody said yes to a post that reads differently now: they are asked again, and not shown meanwhile. */
export function isAskedAgain(candidate: Candidate, vacancy: Vacancy): boolean {
  if (!saidYes(candidate)) return false;
  const { agreed, words } = candidate;
  // An answer from before these rows were stored separately covers its text alone.
  return !(agreed ? coversNow(agreed, wordsNow(vacancy)) : words === recordOf(vacancy));
}

export const isShown = (candidate: Candidate, vacancy: Vacancy): boolean =>
  saidYes(candidate) && !isAskedAgain(candidate, vacancy);

interface ChangedRow {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

export function changedRows({ agreed, words }: Candidate, vacancy: Vacancy): readonly ChangedRow[] {
  const before = agreed ? rowsOf(vacancy, agreed) : storedRows(words);
  const now = rowsOf(vacancy, wordsNow(vacancy));
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', now: now.get(label) ?? '' }))
    .filter((row) => row.before !== row.now);
}

function rowsOf(vacancy: Vacancy, words: PostWords): ReadonlyMap<string, string> {
  const { employer, post, payFrom, payTo, from, ...rest } = words;
  const { payFrom: _from, payTo: _to, from: _begins, ...terms } = vacancy.terms;
  const then: Vacancy = {
    ...vacancy,
    terms: {
      ...terms,
      ...rest,
      ...(payFrom !== undefined && { payFrom }),
      ...(payTo !== undefined && { payTo }),
      ...(from !== undefined && { from }),
      named: false,
      described: employer,
    },
  };
  return new Map([['Post', post], ...postRows(then)]);
}

/** Parts of the stored text: the question, the post, the rows, and five lines that are the same for everybody. */
const storedRows = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words
      .split('\n')
      .slice(2, -5)
      .flatMap((line): [string, string][] => {
        const [, label, value] = /^([A-Z][a-z]+): (.*)$/.exec(line) ?? [];
        return label && value ? [[label, value]] : [];
      }),
  );

/** There is a yes that was not undone; it may have come to nothing since. */
export const hasConsented = ({ state, answeredAt, withdrawnAt }: Candidate): boolean =>
  answeredAt !== undefined && withdrawnAt === undefined && state !== 'no';

/** The hour of an interview as it is posted: `2026-11-27T11:00`, Indian Standard Time. */
export const slotValue = (at: number): string => `${isoDayInIndia(at)}T${timeInIndia(at)}`;

const mostSlots = 3;
const [opens, closes] = ['08:00', '20:00'] as const;
const notice = 2 * 60 * 60 * 1000;
const ahead = 90 * dayMs;

/** Each is between 8:00 and 20:00, two hours ahead at least, none twice. */
export function readSlots(
  posted: unknown,
  now: number,
): { readonly ok: readonly number[] } | { readonly wrong: string } {
  const typed = [posted].flat().map(line).filter(Boolean);
  if (typed.length === 0) return { wrong: 'Give at least one time.' };
  if (typed.length > mostSlots) return { wrong: 'Give three times at the most.' };
  const slots: number[] = [];
  for (const [index, value] of typed.entries()) {
    const at = readInstant(value);
    const which = `Time ${index + 1}`;
    if (at === undefined) return { wrong: `${which} is not a day and an hour.` };
    const same = slots.indexOf(at);
    if (same >= 0) {
      return {
        wrong: `${which} is the same as time ${same + 1}. Give another, or leave it empty.`,
      };
    }
    if (at < now + notice) return { wrong: `${which} must be at least two hours from now.` };
    if (at > now + ahead) return { wrong: `${which} must be within three months from now.` };
    const clock = timeInIndia(at);
    if (clock < opens || clock > closes) {
      return { wrong: `${which} must be between 8:00 AM and 8:00 PM, Indian time.` };
    }
    slots.push(at);
  }
  return { ok: slots.sort((one, other) => one - other) };
}
