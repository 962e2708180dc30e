/** contract: Batches. */
import { randomBytes } from 'node:crypto';
import { batchForm, cancelForm, joinForm } from '#lib/batches/forms';
import type { Seated } from '#lib/batches/queries/reads';
import type { RosterMark } from '#lib/batches/queries/roster';
import type { BatchChange } from '#lib/batches/queries/writes';
import {
  type Batch,
  type BatchPlan,
  beginsAt,
  type CountedBatch,
  endsAt,
  minutesOf,
  type SessionDays,
  seatsLeft,
  sessionDays,
  sessionTimes,
  stateOf,
  subjectOf,
  weekdayOn,
  weekdays,
} from '#lib/batches/rules';
import { lastDay } from '#lib/batches/words';
import { holidayOn } from '#lib/enquiries/rules/hours';
import { wordsIn } from '#lib/forms/action-fields';
import { type FieldErrors, readForm } from '#lib/forms/define';
import { versionIn } from '#lib/forms/rules';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, type Result, wrong, wrongFields } from '#lib/platform/http/intake/reply';
import { log } from '#lib/platform/log/log';
import { isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { alphabet, readReference } from '#lib/platform/values/reference';
import { line } from '#lib/platform/values/text';
import { type StaffRequest, textOf } from '#lib/staff/http/access';

export async function addBatch(
  staffRequest: StaffRequest,
  fields: Fields,
): Promise<Result<CountedBatch>> {
  const action = textOf(fields, 'action');
  if (action !== '' && action !== 'add') return wrong('action', 'There is no such action.');
  const read = readPlan(fields, staffRequest.now);
  if ('errors' in read) return wrongFields(read.errors);
  const id = newId();
  await staffRequest.context.store.addBatch(
    { ...read.plan, id, sample: false },
    byOf(staffRequest),
  );
  return after(staffRequest, id, 'add');
}

export async function changeBatch(
  staffRequest: StaffRequest,
  batch: CountedBatch,
  fields: Fields,
): Promise<Result<CountedBatch>> {
  const { version, missing } = versionIn(fields);
  if (missing) return wrongFields(missing);
  if (version !== batch.version) return stale;
  const action = textOf(fields, 'action') || 'change';
  if (action === 'attended' || action === 'passed' || action === 'results') {
    return markRoster(staffRequest, batch, action, fields);
  }
  const read = readChange(action, fields, staffRequest, batch);
  if ('error' in read) return read;
  const { store } = staffRequest.context;
  const write = { id: batch.id, version: batch.version, change: read.ok, by: byOf(staffRequest) };
  const problem = await store.changeBatch(write);
  if (problem === 'stale' || problem === 'unknown') return stale;
  if (problem === 'cancelled') return wrong('action', cancelled);
  if (problem === 'taught') return wrong('what', taught);
  if (problem === 'seats') return wrong('seats', await tooFew(staffRequest, batch.id));
  return after(staffRequest, batch.id, action);
}

const taught =
  'Seats are held or paid in this batch, so what it teaches stays. Add another batch, and move the seats of who agrees.';
const cancelled = 'This batch is cancelled: you can no longer change it.';

function readChange(
  action: string,
  fields: Fields,
  { now }: StaffRequest,
  batch: CountedBatch,
): Result<BatchChange> {
  const isKnown = action === 'change' || action === 'cancel' || action === 'join';
  if (!isKnown) return wrong('action', 'There is no such action.');
  if (batch.cancelledAt !== undefined) return wrong('action', cancelled);
  if (endsAt(batch) <= now) return wrong('action', 'This batch is over.');
  if (action === 'join') {
    const read = readForm(joinForm, fields);
    if ('errors' in read) return wrongFields(read.errors);
    const { link, place } = read.ok;
    if (!link && !place) return wrong('link', 'Enter the link, or the address of the room.');
    return { ok: { kind: 'join', link, place } };
  }
  if (action === 'cancel') {
    const read = readForm(cancelForm, fields);
    if ('errors' in read) return wrongFields(read.errors);
    return { ok: { kind: 'cancel', reason: read.ok.reason } };
  }
  const read = readPlan(fields, now, batch);
  if ('errors' in read) return wrongFields(read.errors);
  const moved = isOtherSchedule(read.plan, batch) || read.plan.mode !== batch.mode;
  return { ok: { kind: 'plan', plan: read.plan, moved } };
}

async function markRoster(
  staffRequest: StaffRequest,
  batch: CountedBatch,
  action: 'attended' | 'passed' | 'results',
  fields: Fields,
): Promise<Result<CountedBatch>> {
  const { store } = staffRequest.context;
  const seated = await store.listSeated(batch.id, staffRequest.now);
  const read = readMarks(action, fields, { batch, seated, now: staffRequest.now });
  if ('error' in read) return read;
  const write = { id: batch.id, version: batch.version, change: read.ok, by: byOf(staffRequest) };
  const problem = await store.markRoster(write);
  if (problem === 'person') return noPaidSeat;
  return problem ? stale : after(staffRequest, batch.id, action);
}

/** Reads attendance and results: of one person from a call, or of the whole roster from its form. */
function readMarks(
  action: 'attended' | 'passed' | 'results',
  fields: Fields,
  { batch, seated, now }: { batch: Batch; seated: readonly Seated[]; now: number },
): Result<readonly RosterMark[]> {
  const people = seated.filter(({ takenAt }) => takenAt !== undefined);
  const day = textOf(fields, 'day');
  if (action !== 'passed' && !batch.sessions.includes(day)) {
    return wrong('day', 'There is no session on this day.');
  }
  if (action !== 'passed' && sessionTimes(batch, batch.sessions.indexOf(day)).start > now) {
    return wrong('day', `The session of ${shortDay(day)} has not begun yet.`);
  }
  if (action === 'results') return { ok: wholeRoster(fields, day, people) };
  const read = readReference(textOf(fields, 'enquiry'));
  const person = 'reference' in read && people.find((each) => each.reference === read.reference);
  if (!person) return noPaidSeat;
  const answer = textOf(fields, 'answer');
  if (answer !== 'yes' && answer !== 'no') return wrong('answer', 'Answer yes or no.');
  const { enquiry } = person;
  const present = answer === 'yes';
  const mark = action === 'passed' ? { passed: present } : { attended: { day, present } };
  return { ok: [{ enquiry, ...mark }] };
}

const noPaidSeat = wrong('enquiry', 'Nobody with this reference has a paid seat.');

/** Unticked people were absent; a missing result stays open until it is ticked. */
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

/** As it is now; mails and pages follow by themselves. */
async function after(
  staffRequest: StaffRequest,
  id: string,
  action: string,
): Promise<Result<CountedBatch>> {
  log().info({ batch: id, action }, 'desk');
  staffRequest.context.wake('batches');
  const batch = await staffRequest.context.store.findBatch(id, staffRequest.now);
  return batch ? { ok: batch } : stale;
}

async function tooFew({ context, now }: StaffRequest, id: string): Promise<string> {
  const { held = 0, taken = 0 } = (await context.store.findBatch(id, now)) ?? {};
  return `${taken} taken and ${held} held: there must be at least ${taken + held} seats.`;
}

const byOf = ({ member, now }: StaffRequest) => ({ member: member.email, at: now });

/** Short enough for an address that is read out; whether it is free, its primary key says. */
const newId = () =>
  Array.from(randomBytes(7), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .toLowerCase();

const stale = httpError(
  409,
  'This page was changed in the meantime. Your changes were not saved; look at it again.',
  { errors: { version: 'This page was changed in the meantime.' } },
);

export type ComputedPlan = BatchPlan & SessionDays & Pick<Batch, 'hours'>;

export type ReadPlan = { readonly plan: ComputedPlan } | { readonly errors: FieldErrors };

/** Shorter ones would be a hundred sessions of a module. */
const leastMinutes = 15;

/** `before`: the batch as it is, of which what is not sent stays; absent for a new one. `now` in epoch milliseconds. */
export function readPlan(fields: Fields, now: number, before?: Batch): ReadPlan {
  const asked = { ...before, ...fields };
  const read = readForm(batchForm, asked);
  const errors: Record<string, string> = 'errors' in read ? { ...read.errors } : {};
  const length = minutesOf(line(asked.to)) - minutesOf(line(asked.from));
  if (!errors.from && !errors.to && length < leastMinutes) {
    errors.to =
      length > 0
        ? `A session lasts at least ${leastMinutes} minutes.`
        : 'The end time must be after the start time.';
  }
  if ('errors' in read || errors.to) return { errors };
  const { joinBy, trainer, note, days, ...typed } = read.ok;
  const plan: BatchPlan = {
    ...typed,
    days: weekdays.filter((day) => days.includes(day)),
    ...(joinBy && { joinBy }),
    ...(trainer && { trainer }),
    ...(note && { note }),
  };
  const wrong = whenIsWrong(plan, now, before);
  if (wrong) return { errors: wrong };
  // A published schedule stays as it was computed while the plan is the same.
  if (before && !isOtherSchedule(plan, before)) {
    const { sessions, hours } = before;
    const late = plan.joinBy !== before.joinBy && joinByIsWrong({ ...plan, sessions });
    if (late) return { errors: late };
    return { plan: { ...plan, sessions, hours, skipped: [], lastMinutes: 0 } };
  }
  const hours = subjectOf(plan.what)?.hours ?? 0;
  const computed = { ...plan, hours, ...sessionDays(plan, hours) };
  const late = joinByIsWrong(computed) ?? (beginsAt(computed) <= now ? past : undefined);
  return late ? { errors: late } : { plan: computed };
}

/** Whether what its sessions follow from is another. */
const isOtherSchedule = (plan: BatchPlan, before: BatchPlan): boolean =>
  (['starts', 'from', 'to'] as const).some((name) => plan[name] !== before[name]) ||
  plan.days.join() !== before.days.join() ||
  plan.what.join() !== before.what.join();

const past = { starts: 'Its first session would be in the past.' };

function whenIsWrong(plan: BatchPlan, now: number, before?: Batch): FieldErrors | undefined {
  if (before && !isOtherSchedule(plan, before)) return undefined;
  if (before && beginsAt(before) <= now) {
    return { starts: 'The batch has begun: its days and hours cannot be changed.' };
  }
  if (plan.starts < isoDayInIndia(now)) return { starts: 'The day it begins is in the past.' };
  const holiday = holidayOn(plan.starts);
  const [only, ...more] = plan.days;
  if (holiday && more.length === 0 && only === weekdayOn(plan.starts)) {
    return { starts: `${shortDay(plan.starts)} is a holiday: ${holiday}.` };
  }
  return undefined;
}

function joinByIsWrong({ joinBy, sessions }: Pick<Batch, 'joinBy' | 'sessions'>) {
  if (!joinBy) return undefined;
  const [first = '', last = ''] = [sessions[0], sessions.at(-1)];
  if (joinBy >= first && joinBy <= last) return undefined;
  if (joinBy < first) {
    return {
      joinBy: 'Joining closes with the first session anyway: give a later day, or leave it empty.',
    };
  }
  return { joinBy: 'Joining must close by the last session.' };
}

export const batchAnswer = (batch: CountedBatch, now: number) => ({
  id: batch.id,
  version: batch.version,
  state: stateOf(batch, now),
  ends: lastDay(batch),
  sessions: batch.sessions,
  hours: batch.hours,
  left: seatsLeft(batch),
});
