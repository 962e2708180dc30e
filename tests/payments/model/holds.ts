/**
 * These invariants of a person's money and seats hold whatever happened before; each gives a sentence where it is
 * broken.
 */
import { isToTransfer } from '#lib/payments/actions/paid-back';
import { payablePart } from '#lib/payments/rules/requests';
import { isoDayInIndia } from '#lib/platform/values/india';
import type { Play } from '#tests/payments/model/moves';
import { batchIds, type Person } from '#tests/payments/model/world';

const mostRoundingPaise = 2;

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

export async function brokenHolds(play: Play, person: Person): Promise<readonly string[]> {
  return [
    ...(await moneyHolds(play, person)),
    ...(await seatHolds(play)),
    ...(await taskHolds(play, person)),
    ...(await pageHolds(play, person)),
    ...(await mailHolds(play)),
  ];
}

/** Money in = invoices − credit notes + what is still to go back. */
async function moneyHolds({ world, received, returned }: Play, person: Person) {
  const { documents, strays, refunds } = await world.store.findPaymentFile(person.id);
  const totals = (kind: 'invoice' | 'credit-note') =>
    sum(documents.filter((each) => each.kind === kind).map(({ totalPaise }) => totalPaise));
  const booked = totals('invoice') - totals('credit-note');
  const toGoBack = sum(strays.map(({ amountPaise }) => amountPaise));
  const strayBack = sum(
    refunds.filter(({ invoice }) => invoice === undefined).map((each) => each.amountPaise),
  );
  const held = (received.get(person.id) ?? 0) - (returned.get(person.id) ?? 0);
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

async function seatHolds({ world }: Play) {
  const broken: string[] = [];
  for (const id of batchIds) {
    const batch = await world.store.findBatch(id, world.clock.now);
    if (batch && batch.taken + batch.held > batch.seats)
      broken.push(`${id}: ${batch.taken} taken and ${batch.held} held of ${batch.seats}`);
  }
  return broken;
}

/** Every duty that these moves can cause is an open task of the enquiry. */
async function taskHolds({ world }: Play, person: Person) {
  const tasks = await world.store.listTasksOf(person.id);
  const open = (kind: string) => tasks.some((each) => each.kind === kind);
  const { requests, strays, refunds } = await world.store.findPaymentFile(person.id);
  const today = isoDayInIndia(world.clock.now);
  const [newest] = requests.filter(({ state }) => state !== 'cancelled');
  const isExpired = newest?.state === 'open' && newest.until < today;
  const toReturn = strays.some(
    ({ payment, returnedAt }) =>
      returnedAt === undefined && !refunds.some((each) => each.payment === payment),
  );
  const toTransfer = refunds.some(isToTransfer);
  const seats = await world.store.listSeatsOf(person.id, world.clock.now);
  const stranded = [];
  for (const { batch: id, takenAt } of seats) {
    const batch = await world.store.findBatch(id, world.clock.now);
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

/** No mail asks for what is not owed at the moment at which it is sent. */
async function mailHolds({ world }: Play) {
  const today = isoDayInIndia(world.clock.now);
  const broken: string[] = [];
  for (const { mail } of await world.newMails()) {
    const [, number = ''] = /(?:^Pay | is due ).*\((P-[^)]+)\)$/.exec(mail.subject) ?? [];
    const request = number && (await world.store.findPaymentRequest(number));
    if (request && !payablePart(request, today)) broken.push(`“${mail.subject}” asks for nothing`);
    const [, batch = ''] =
      /^batch-(\w+)-(?:join|moved|tomorrow|today)-/.exec(mail.topic ?? '') ?? [];
    const found = batch && (await world.store.findBatch(batch, world.clock.now));
    if (found && found.cancelledAt !== undefined)
      broken.push(`“${mail.subject}” is about a cancelled batch`);
  }
  return broken;
}

/** The visitor's page and the desk show every document, and the headline contradicts no money that is with us. */
async function pageHolds({ world }: Play, person: Person) {
  const { documents, requests } = await world.store.findPaymentFile(person.id);
  const [visitor, desk] = [await world.visitor(person), await world.desk(person)];
  const paths = documents.map(({ number }) => number.replaceAll('/', '-'));
  const paid = requests.filter(({ number }) => documents.some(({ request }) => request === number));
  const hasMoney =
    sum(documents.map(({ kind, totalPaise }) => (kind === 'invoice' ? totalPaise : -totalPaise))) >
    0;
  return [
    ...paths
      .filter((each) => !visitor.includes(`/invoice/${each}`))
      .map((each) => `the visitor does not see ${each}`),
    ...paid
      .filter(({ number }) => !desk.includes(`data-request="${number}"`))
      .map(({ number }) => `the desk does not show ${number}`),
    ...(hasMoney && visitor.includes('Your enquiry is closed')
      ? ['“Your enquiry is closed” is said to somebody whose money is with us']
      : []),
  ];
}
