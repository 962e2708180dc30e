/** Staff enter whether an interview took place, on the page of the vacancy or of either enquiry. */
import { readForm, type Values } from '#lib/forms/define';
import type { ActionInput, ActionResult } from '#lib/payments/schema';
import { type Act, conflict, moved, write } from '#lib/placement/actions/write';
import { wentForm } from '#lib/placement/forms/desk';
import { lacksOutcome } from '#lib/placement/rules/tasks';
import type { Candidate } from '#lib/placement/schema';
import type { Fields } from '#lib/platform/http/intake/body';
import { type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { line } from '#lib/platform/values/text';

type Went = Values<typeof wentForm>;

const hasStarted = ({ slotAt, state }: Candidate, now: number) =>
  slotAt !== undefined && slotAt <= now && state !== 'asked' && state !== 'yes';

const notYet = 'There has been no interview yet.';

/** 409 before the hour of the interview, 422 with the field. */
export function readWent(candidate: Candidate, fields: Fields, now: number): Result<Went> {
  const read = readForm(wentForm, fields);
  if ('errors' in read) return wrongFields(read.errors);
  return hasStarted(candidate, now) ? read : conflict(notYet);
}

/** An application that staff closed is read as closed, and stored as an interview. */
export function wentWrite(act: Act, candidate: Candidate, { answer }: Went) {
  return moved(act, candidate, 'staff-went', {
    change: { wentStaff: answer === 'yes' },
    detail: { answer, says: 'staff' },
  });
}

/** `candidate` is left out where only one interview fits; else it is a reference, or the candidate's id. */
export async function enterWent({
  context,
  by,
  enquiry,
  fields,
  now,
}: ActionInput): Promise<ActionResult> {
  const candidates = await context.store.listCandidates(
    enquiry.kind === 'employer' ? { employer: enquiry.id } : { enquiry: enquiry.id },
  );
  const read = readForm(wentForm, fields);
  const named = line(fields.candidate);
  const found = chosen(candidates, named, now);
  if ('errors' in read || typeof found === 'string') {
    return {
      wrong: {
        ...('errors' in read && read.errors),
        ...(typeof found === 'string' && { candidate: found }),
      },
    };
  }
  const vacancy = await context.store.findVacancy(found.vacancyId);
  if (!vacancy) return { stale: true };
  const act: Act = {
    context,
    vacancy,
    at: now,
    by: { kind: 'member', address: by.address, name: by.name },
    cause: 'ours',
  };
  const { enquiries, candidates: changes } = wentWrite(act, found, read.ok);
  const done = await write(act, {
    // Only the page that it was read from has a version to compare.
    enquiries: enquiries.map((each) =>
      each.id === enquiry.id ? { ...each, version: enquiry.version } : each,
    ),
    candidates: changes,
  });
  return done === 'done' ? { answer: {} } : { stale: true };
}

/** The interview that is meant, or what is wrong. */
function chosen(all: readonly Candidate[], named: string, now: number): Candidate | string {
  const wanted = named.toUpperCase();
  const theirs = all.filter(
    ({ id, reference, vacancyId }) =>
      named === '' || [reference, vacancyId].includes(wanted) || id === named.toLowerCase(),
  );
  if (theirs.length === 0) return 'This person is not a candidate here.';
  const held = theirs.filter((each) => hasStarted(each, now));
  // The one that waits for an answer is meant, if there is only one.
  const waiting = held.filter((each) => lacksOutcome(each, now));
  const [one, another] = waiting.length === 1 ? waiting : held;
  if (!one) return notYet;
  return another ? 'Please choose whose interview you mean.' : one;
}
