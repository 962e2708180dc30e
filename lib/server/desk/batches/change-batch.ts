/** What staff do with batches: add, change, cancel, say where to meet, who came and who passed. */
import { randomBytes } from 'node:crypto';
import { readMarks } from '#lib/server/desk/batches/read-marks';
import { isOtherSchedule, readPlan } from '#lib/server/desk/batches/validate-batch-plan';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { isAccessLink } from '#lib/server/desk/valid-access-link';
import { httpError, type Result, wrong, wrongFields } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { log } from '#lib/server/log';
import { versionIn } from '#lib/server/page-version';
import type { BatchChange } from '#lib/server/store/batches/batch-writes';
import { type Batch, type CountedBatch, endsAt } from '#lib/shared/batches/batch';
import { alphabet } from '#lib/shared/enquiries/rules/reference';
import { cut, line } from '#lib/shared/forms/sanitize';

const mostReason = 300;
const mostPlace = 300;

export async function addBatch(visit: Visit, fields: Fields): Promise<Result<CountedBatch>> {
  const action = textOf(fields, 'action');
  if (action !== '' && action !== 'add') return wrong('action', 'There is no such action.');
  const read = readPlan(fields, visit.now);
  if ('errors' in read) return wrongFields(read.errors);
  const { skipped: _, lastMinutes: __, ...plan } = read.plan;
  const batch: Batch = {
    ...plan,
    id: newId(),
    sample: false,
    mostSessions: plan.sessions.length,
    ...unchanged,
    changedAt: visit.now,
  };
  await visit.site.store.addBatch(batch, byOf(visit));
  return after(visit, batch.id, 'add');
}

const unchanged = { joinNumber: 0, moves: 0, sequence: 0, version: 1 } as const;

/** Everything that is done with a batch that is there. */
export async function changeBatch(
  visit: Visit,
  batch: CountedBatch,
  fields: Fields,
): Promise<Result<CountedBatch>> {
  const { version, missing } = versionIn(fields);
  if (missing) return wrongFields(missing);
  if (version !== batch.version) return stale;
  const action = textOf(fields, 'action') || 'change';
  if (action === 'attended' || action === 'passed' || action === 'results') {
    return markRoster(visit, batch, action, fields);
  }
  const read = readChange(action, fields, visit, batch);
  if ('error' in read) return read;
  const { store } = visit.site;
  const write = { id: batch.id, version: batch.version, change: read.ok, by: byOf(visit) };
  const problem = await store.changeBatch(write);
  if (problem === 'stale' || problem === 'unknown') return stale;
  if (problem === 'cancelled') return wrong('action', cancelled);
  if (problem === 'seats') return wrong('seats', await tooFew(visit, batch.id));
  return after(visit, batch.id, action);
}

const cancelled = 'This batch is cancelled: you can no longer change it.';

function readChange(
  action: string,
  fields: Fields,
  { now }: Visit,
  batch: CountedBatch,
): Result<BatchChange> {
  const isKnown = action === 'change' || action === 'cancel' || action === 'join';
  if (!isKnown) return wrong('action', 'There is no such action.');
  if (batch.cancelledAt !== undefined) return wrong('action', cancelled);
  if (endsAt(batch) <= now) return wrong('action', 'This batch is over.');
  if (action === 'join') return readJoin(fields);
  if (action === 'cancel') {
    if (textOf(fields, 'confirm') !== 'yes') {
      return wrong('confirm', 'Tick the box: a batch that is cancelled stays cancelled.');
    }
    const reason = cut(line(fields.reason), mostReason);
    return { ok: { kind: 'cancel', ...(reason && { reason }) } };
  }
  const read = readPlan(fields, now, batch);
  if ('errors' in read) return wrongFields(read.errors);
  const moved = isOtherSchedule(read.plan, batch) || read.plan.mode !== batch.mode;
  return { ok: { kind: 'plan', plan: read.plan, moved } };
}

function readJoin(fields: Fields): Result<BatchChange> {
  const link = textOf(fields, 'link');
  const place = cut(line(fields.place), mostPlace);
  if (!link && !place) return wrong('link', 'Enter the link, or the address of the room.');
  if (link && !isAccessLink(link)) {
    return wrong('link', 'The link must begin with https:// and be one address.');
  }
  return { ok: { kind: 'join', ...(link && { link }), ...(place && { place }) } };
}

async function markRoster(
  visit: Visit,
  batch: CountedBatch,
  action: 'attended' | 'passed' | 'results',
  fields: Fields,
): Promise<Result<CountedBatch>> {
  const { store } = visit.site;
  const seated = await store.listSeated(batch.id, visit.now);
  const read = readMarks(action, fields, batch, seated);
  if ('errors' in read) return wrongFields(read.errors);
  const write = { id: batch.id, version: batch.version, change: read.marks, by: byOf(visit) };
  const problem = await store.markRoster(write);
  if (problem === 'person') return wrong('enquiry', 'Nobody with this reference has a paid seat.');
  return problem ? stale : after(visit, batch.id, action);
}

/** As it stands now; mails and pages follow by themselves. */
async function after(visit: Visit, id: string, action: string): Promise<Result<CountedBatch>> {
  log().info({ batch: id, action }, 'desk');
  visit.site.wakeBatches?.();
  const batch = await visit.site.store.findBatch(id, visit.now);
  return batch ? { ok: batch } : stale;
}

async function tooFew({ site, now }: Visit, id: string): Promise<string> {
  const { held = 0, taken = 0 } = (await site.store.findBatch(id, now)) ?? {};
  return `${taken} taken and ${held} held: there must be at least ${taken + held} seats.`;
}

const byOf = ({ member, now }: Visit) => ({ member: member.email, at: now });

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
