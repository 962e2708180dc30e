/** Who came and who passed: one person by a call, or the whole roster by its form. */
import { wordsIn } from '#lib/server/desk/batches/validate-batch-plan';
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import type { Fields } from '#lib/server/intake/body';
import type { Seated } from '#lib/server/store/batches/roster';
import type { RosterMark } from '#lib/server/store/batches/roster-marks';
import type { Batch } from '#lib/shared/batches/batch';
import { readReference } from '#lib/shared/enquiries/rules/reference';

type ReadMarks =
  | { readonly marks: readonly RosterMark[] }
  | { readonly errors: Readonly<Record<string, string>> };

export function readMarks(
  action: 'attended' | 'passed' | 'results',
  fields: Fields,
  batch: Pick<Batch, 'sessions'>,
  seated: readonly Seated[],
): ReadMarks {
  const people = seated.filter(({ takenAt }) => takenAt !== undefined);
  const day = textOf(fields, 'day');
  if (action !== 'passed' && !batch.sessions.includes(day)) {
    return { errors: { day: 'There is no session on this day.' } };
  }
  if (action === 'results') return { marks: wholeRoster(fields, day, people) };
  const read = readReference(textOf(fields, 'enquiry'));
  const person = 'reference' in read && people.find((each) => each.reference === read.reference);
  if (!person) return { errors: { enquiry: 'Nobody with this reference has a paid seat.' } };
  const answer = textOf(fields, 'answer');
  if (answer !== 'yes' && answer !== 'no') return { errors: { answer: 'Answer yes or no.' } };
  const { enquiry } = person;
  const yes = answer === 'yes';
  return {
    marks: [
      action === 'passed' ? { enquiry, passed: yes } : { enquiry, attended: { day, present: yes } },
    ],
  };
}

/** Whoever is not ticked was not there; a result that nobody gave yet stays open until it is ticked. */
function wholeRoster(fields: Fields, day: string, people: readonly Seated[]): RosterMark[] {
  const came = new Set(wordsIn(fields.came));
  const passed = new Set(wordsIn(fields.passed));
  return people.map(({ enquiry, reference, passed: before }) => {
    const isPassed = passed.has(reference);
    return {
      enquiry,
      attended: { day, present: came.has(reference) },
      ...((isPassed || before !== undefined) && { passed: isPassed }),
    };
  });
}
