import { renderFor } from '#app/desk/render-desk-page';
import { AttendanceSheet } from '#components/batches/attendance-sheet';
import { BatchPage } from '#components/batches/desk-batch-page';
import { BatchesPage } from '#components/batches/desk-batches-page';
import { deskBatchPath } from '#data/addresses/desk-routes';
import type { ReadPlan } from '#lib/batches/actions';
import { batchLanguages, batchModes, type CountedBatch, weekdays } from '#lib/batches/rules';
import { batchList, batchView } from '#lib/batches/views/desk';
import type { Fields } from '#lib/platform/http/intake/body';
import { byteOrderMark, csvAnswer, csvRow } from '#lib/platform/values/csv';
import { isoDayInIndia } from '#lib/platform/values/india';
import { notFound, type StaffRequest, textOf } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

interface Posted {
  readonly fields: Fields;
  readonly read: ReadPlan;
  readonly status?: number;
  readonly message?: string;
}

const usual = { days: weekdays.slice(0, 5), mode: batchModes[0], language: batchLanguages[0] };

export async function batchesPage(staffRequest: StaffRequest, posted?: Posted): Promise<Response> {
  const shown = posted ?? (await unsentForm(staffRequest));
  const given = {
    list: batchList(staffRequest),
    typed: shown?.fields ?? usual,
    read: shown?.read,
  };
  return renderFor(staffRequest, 'Batches', BatchesPage, given, statusOf(shown));
}

export async function batchPage(
  staffRequest: StaffRequest,
  batch: CountedBatch,
  posted?: Posted,
): Promise<Response> {
  const view = await batchView(staffRequest, batch);
  const shown = posted ?? (await unsentForm(staffRequest));
  const asked = shown && { ...shown, action: textOf(shown.fields, 'action') || 'change' };
  return renderFor(staffRequest, view.title, BatchPage, { view, asked }, statusOf(shown));
}

async function unsentForm({ request, url, context }: StaffRequest): Promise<Posted | undefined> {
  const form = await readUnsentForm(request, url.pathname, context);
  return form && { fields: form.fields, read: { errors: {} }, status: 200 };
}

const statusOf = (shown?: Posted) =>
  shown && 'errors' in shown.read ? (shown.status ?? 422) : 200;

/** Wraps a handler that needs an existing batch. */
export const ofBatch =
  (work: (staffRequest: StaffRequest, batch: CountedBatch) => Promise<Response>) =>
  async (staffRequest: StaffRequest): Promise<Response> => {
    const batch = await staffRequest.context.store.findBatch(
      staffRequest.params.id ?? '',
      staffRequest.now,
    );
    return batch ? work(staffRequest, batch) : notFound(staffRequest.request);
  };

export async function attendancePage(
  staffRequest: StaffRequest,
  batch: CountedBatch,
): Promise<Response> {
  const seated = await staffRequest.context.store.listSeated(batch.id, staffRequest.now);
  const names = seated.filter(({ takenAt }) => takenAt !== undefined).map(({ name }) => name);
  const today = isoDayInIndia(staffRequest.now);
  const given = { batch, names, today, back: deskBatchPath(batch.id) };
  return renderFor(staffRequest, 'Attendance', AttendanceSheet, given);
}

const rosterColumns = [
  'Reference',
  'Name',
  'E-mail',
  'Phone',
  'Seat',
  'Request',
  'Paid (₹)',
  'Days attended',
  'Passed',
];

export async function rosterTable(
  staffRequest: StaffRequest,
  batch: CountedBatch,
): Promise<Response> {
  const seated = await staffRequest.context.store.listSeated(batch.id, staffRequest.now);
  const rows = seated.map((each) =>
    csvRow([
      each.reference,
      each.name,
      each.email,
      each.phone,
      each.takenAt === undefined ? 'held' : 'taken',
      each.request,
      (each.paidPaise / 100).toFixed(2),
      String(Object.values(each.attended).filter(Boolean).length),
      each.passed === undefined ? '' : each.passed ? 'yes' : 'no',
    ]),
  );
  return csvAnswer(`roster-${batch.id}`, byteOrderMark + csvRow(rosterColumns) + rows.join(''));
}
