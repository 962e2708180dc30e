/** Money, seats and tasks in the store agree with each other; each check gives a sentence where they do not. */
import { isToTransfer } from '#lib/payments/actions/paid-back';
import type { PaymentFile } from '#lib/payments/schema';
import type { Store } from '#lib/platform/db/store';
import { isoDayInIndia } from '#lib/platform/values/india';

const mostRoundingPaise = 2;

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** Money in = invoices − credit notes + what is still to go back. `held`: paise that came less those that went back. */
export function moneyHolds(
  { documents, strays, refunds }: Pick<PaymentFile, 'documents' | 'strays' | 'refunds'>,
  held: number,
): readonly string[] {
  const totals = (kind: 'invoice' | 'credit-note') =>
    sum(documents.filter((each) => each.kind === kind).map(({ totalPaise }) => totalPaise));
  const booked = totals('invoice') - totals('credit-note');
  const toGoBack = sum(strays.map(({ amountPaise }) => amountPaise));
  const strayBack = sum(
    refunds.filter(({ invoice }) => invoice === undefined).map((each) => each.amountPaise),
  );
  // Nothing was returned of a stray here but through `refund`, which names an invoice.
  const expected = booked + toGoBack - strayBack;
  const isOff = (each: (typeof documents)[number]) =>
    Math.abs(
      each.taxablePaise + each.cgstPaise + each.sgstPaise + each.igstPaise - each.totalPaise,
    ) > mostRoundingPaise;
  const wrong = documents.filter(isOff);
  return [
    ...(held === expected ? [] : [`${held} paise are with us, the books say ${expected}`]),
    ...wrong.map(({ number }) => `${number} does not add up`),
    ...documents
      .filter(({ cgstPaise, sgstPaise }) => cgstPaise !== sgstPaise)
      .map(({ number }) => `${number}: CGST and SGST differ`),
  ];
}

export async function seatHolds(
  store: Store,
  batches: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const id of batches) {
    const batch = await store.findBatch(id, now);
    if (batch && batch.taken + batch.held > batch.seats)
      broken.push(`${id}: ${batch.taken} taken and ${batch.held} held of ${batch.seats}`);
  }
  return broken;
}

/** Every duty of an enquiry that these moves can cause is one of its open tasks. */
export async function taskHolds(
  store: Store,
  enquiryId: string,
  now: number,
): Promise<readonly string[]> {
  const tasks = await store.listTasksOf(enquiryId);
  const open = (kind: string) => tasks.some((each) => each.kind === kind);
  const { requests, strays, refunds } = await store.findPaymentFile(enquiryId);
  const today = isoDayInIndia(now);
  const [newest] = requests.filter(({ state }) => state !== 'cancelled');
  const isExpired = newest?.state === 'open' && newest.until < today;
  const toReturn = strays.some(
    ({ payment, returnedAt }) =>
      returnedAt === undefined && !refunds.some((each) => each.payment === payment),
  );
  const toTransfer = refunds.some(isToTransfer);
  const seats = await store.listSeatsOf(enquiryId, now);
  const stranded = [];
  for (const { batch: id, takenAt } of seats) {
    const batch = await store.findBatch(id, now);
    if (takenAt !== undefined && batch?.cancelledAt !== undefined) stranded.push(id);
  }
  return [
    ...(toTransfer === open('transfer')
      ? []
      : [`a transfer is owed: ${toTransfer}, and its task says otherwise`]),
    ...(stranded.length > 0 === open('batch-cancelled')
      ? []
      : [
          `seats in cancelled batches: ${stranded.join(', ') || 'none'}, and the tasks say otherwise`,
        ]),
    ...(isExpired && !open('expired-request') ? ['an expired request is no task'] : []),
    ...(toReturn && !open('to-go-back') ? ['money to go back is no task'] : []),
  ];
}
