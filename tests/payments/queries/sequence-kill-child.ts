/** Sells seats, moves them, cancels batches, sends money back and erases people as fast as it can, in random order, and says what was acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { askForPayment, cancelPayment } from '#lib/payments/actions/ask';
import { recordPaidElsewhere } from '#lib/payments/actions/elsewhere';
import { moveSeat } from '#lib/payments/actions/move-seat';
import { recordPaidBack } from '#lib/payments/actions/paid-back';
import { refund } from '#lib/payments/actions/refund';
import { registerPayment } from '#lib/payments/actions/sale';
import type { ActionInput, ActionResult, Order } from '#lib/payments/schema';
import { readEnv } from '#lib/platform/config/env';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { log } from '#lib/platform/log/log';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { openStore } from '#lib/start/open-store';
import { batchOf } from '#tests/platform/db/batch-samples';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { partOrderOf } from '#tests/platform/db/order-samples';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
log().level = 'silent';
const store = await whileAway(() => openStore({ dataDir, ...(databaseUrl && { databaseUrl }) }));
const context = { env: readEnv({}), store, wake: () => {}, now: () => Date.now() };
const by = { address: 'meena@hoa.example', name: 'Meena' };
const author = () => ({ member: by.address, at: Date.now() });

/** Tries again while the store cannot be had: on a busy machine a connection may take too long. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

const say = (...words: readonly (string | number)[]) => writeSync(1, `${words.join(' ')}\n`);
const pick = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)];
const rupees = (paise: number) => (paise / 100).toFixed(2);

/**
 * Says before and after what is done to whom; `paise` come to us, or go back where they are negative. A store that is away
 * says nothing about what it did: the step is stored, or it is not.
 */
async function report(
  [subject, action, paise]: readonly [subject: string, action: string, paise: number],
  act: () => Promise<boolean>,
): Promise<void> {
  say('going', subject, action, paise);
  try {
    say((await act()) ? 'done' : 'refused', subject);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    say('unknown', subject);
  }
}

async function newBatch(ahead: number): Promise<string> {
  const id = randomUUID().slice(0, 8);
  const starts = isoDayInIndia(Date.now() + ahead * dayMs);
  say('batch', id);
  await store.addBatch(batchOf({ id, starts, seats: 3 }), author());
  return id;
}

async function cancelBatch(id: string): Promise<void> {
  const found = await store.findBatch(id, Date.now());
  if (!found || found.cancelledAt !== undefined) return;
  const { version } = found;
  await report([id, 'cancel-batch', 0], async () => {
    const write = { id, version, change: { kind: 'cancel' }, by: author() } as const;
    return (await store.changeBatch(write)) === undefined;
  });
}

interface Person {
  readonly id: string;
  readonly reference: string;
  /** Checkouts that are open and not paid. */
  readonly orders: Order[];
}

async function newPerson(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const { id, enquiry } = await storeEnquiry(store, { kind: 'certificate', email });
  say('person', id);
  return { id, reference: enquiry.reference, orders: [] };
}

type Act = (input: ActionInput) => Promise<ActionResult>;

async function act(
  { id, reference }: Person,
  [name, action]: readonly [name: string, action: Act],
  fields: ActionInput['fields'],
  paise = 0,
): Promise<void> {
  const enquiry = await store.findEnquiry(reference);
  if (!enquiry) return;
  const input = { context, by, enquiry, fields, now: Date.now() };
  await report([id, name, paise], async () => 'answer' in (await action(input)));
}

const openRequest = async ({ id }: Person) => {
  const { requests } = await store.findPaymentFile(id);
  const request = requests.find(({ state }) => state === 'open' || state === 'part');
  const part = request?.parts.find(({ paidAt, cancelledAt }) => !paidAt && !cancelledAt);
  return request && part && { request, part };
};

async function payElsewhere(person: Person): Promise<void> {
  const { part } = (await openRequest(person)) ?? {};
  if (!part) return;
  const amount = rupees(part.amountPaise);
  const fields = { method: 'bank', amount, number: randomUUID() };
  await act(person, ['paid-elsewhere', recordPaidElsewhere], fields, part.amountPaise);
}

async function openCheckout(person: Person): Promise<void> {
  const { request, part } = (await openRequest(person)) ?? {};
  if (!request || !part) return;
  const at = Date.now();
  const times = { openedAt: at, changedAt: at, nextCheckAt: at + dayMs };
  const order = partOrderOf(request.number, part.part, { amountPaise: part.amountPaise, ...times });
  person.orders.push(await store.recordOrder(order, randomUUID()));
}

/** At once or after the request was cancelled, paid otherwise or replaced. */
async function payOnline({ id, orders }: Person): Promise<void> {
  const order = orders.pop();
  if (!order) return;
  const { amountPaise, providerOrderId } = order;
  const payment = `pay_${randomUUID()}`;
  // The store's own sandbox holds the provider's payments.
  await store.recordPaymentEvent({
    ...{ id: payment, kind: 'sandbox-captured', at: Date.now(), paymentId: payment },
    ...{ providerOrderId, detail: String(amountPaise) },
  });
  const came = { id: payment, amountPaise, currency: 'INR' };
  await report([id, 'pay', amountPaise], async () =>
    ['registered', 'stray'].includes(await registerPayment(context, order, came)),
  );
}

async function sendBack(person: Person): Promise<void> {
  const { documents, refunds } = await store.findPaymentFile(person.id);
  const invoice = pick(documents.filter(({ kind }) => kind === 'invoice'));
  if (!invoice) return;
  const back = refunds.filter((each) => each.invoice === invoice.number);
  const left = back.reduce((paise, each) => paise - each.amountPaise, invoice.totalPaise);
  if (left <= 0) return;
  const paise = Math.random() < 0.7 ? left : Math.ceil(left / 2);
  const payment = invoice.method === 'razorpay' ? invoice.payment : invoice.number;
  const fields = { payment, amount: rupees(paise), reason: 'Agreed' };
  await act(person, ['refund', refund], fields, -paise);
}

async function changeSeat(person: Person, batches: readonly string[]): Promise<void> {
  const [seat] = await store.listSeatsOf(person.id, Date.now());
  const to = pick(batches.filter((id) => id !== seat?.batch));
  if (seat && to) await act(person, ['move-seat', moveSeat], { from: seat.batch, to });
}

const steps = 24;

/** `cancels`: the batch that is cancelled while a step is taken, by its number. */
async function round(
  batches: readonly string[],
  cancels: ReadonlyMap<number, string>,
): Promise<void> {
  const people = [await newPerson(), await newPerson()];
  const batch = () => `batch-${pick(batches)}`;
  for (let step = 0; step < steps; step += 1) {
    const person = pick(people);
    if (!person) continue;
    const ask = (fields: ActionInput['fields']) =>
      act(person, ['ask-payment', askForPayment], fields);
    const next = pick([
      () => ask({ line: batch() }),
      () => ask({ line: batch(), parts: '2' }),
      () => ask({ line: 'module-6' }),
      () => payElsewhere(person),
      () => payElsewhere(person),
      () => openCheckout(person),
      () => payOnline(person),
      () => payOnline(person),
      () => changeSeat(person, batches),
      () => changeSeat(person, batches),
      () => act(person, ['cancel-payment', cancelPayment], {}),
      () => sendBack(person),
      () => act(person, ['paid-back', recordPaidBack], { method: 'bank', number: randomUUID() }),
    ]);
    const cancelled = cancels.get(step);
    await Promise.all([next?.(), cancelled && cancelBatch(cancelled)]);
  }
  const [leaving] = people;
  if (leaving && Math.random() < 0.3) {
    await report([leaving.id, 'erase', 0], async () => {
      await store.eraseEnquiry(leaving.id, Date.now());
      return true;
    });
  }
}

/** Two play with the same batches, of which one of them cancels two. */
async function season(): Promise<void> {
  const batches = [await newBatch(40), await newBatch(47), await newBatch(54)];
  const [, second = '', third = ''] = batches;
  const cancels = new Map([
    [10, second],
    [17, third],
  ]);
  await Promise.all([round(batches, cancels), round(batches, new Map())]);
}

await store.hearSeats(true);
say('ready');
for (;;) await whileAway(season);
