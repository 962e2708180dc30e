/** Random sequences of what staff, visitors and the clock do with seats: after each step the same things hold. */
import { expect, test } from '@jest/globals';
import { seatsLeft } from '#lib/batches/rules';
import { remindOfParts } from '#lib/payments/jobs';
import { isOpenOn } from '#lib/payments/rules/requests';
import { isoDayInIndia } from '#lib/platform/values/india';
import { day, openSeatDesk, type SeatDesk } from '#tests/batches/seat-desk';
import { prng } from '#tests/setup/prng';

const batches = ['one', 'two', 'three'];

interface Person {
  readonly id: string;
  readonly reference: string;
}

async function open(seed: number) {
  const desk = await openSeatDesk();
  const random = prng(seed);
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  await desk.addBatch({ id: 'one', starts: '2026-12-14', seats: 2 });
  await desk.addBatch({ id: 'two', starts: '2027-01-04', seats: 2, mode: 'Chennai' });
  await desk.addBatch({ id: 'three', starts: '2027-02-01', seats: 3 });
  const people: Person[] = [];
  for (const name of ['Asha', 'Bala', 'Chitra', 'Deepa', 'Elan']) {
    people.push(await desk.person(name, { batch: { id: pick(batches), waits: true } }));
  }
  return { desk, random, pick, people };
}

type Model = Awaited<ReturnType<typeof open>>;

const seeds = 40;

let transfers = 0;

const steps: Readonly<Record<string, (model: Model, person: Person) => Promise<unknown>>> = {
  ask: ({ desk, pick }, { reference }) =>
    desk.performOn(reference, 'ask-payment', {
      line: `batch-${pick(batches)}`,
      parts: pick([1, 2]),
    }),
  async pay({ desk }, { id, reference }) {
    const { requests } = await desk.context.store.findPaymentFile(id);
    const today = isoDayInIndia(desk.clock.now);
    const part = requests
      .filter((request) => isOpenOn(request, today))
      .flatMap(({ parts }) => parts)
      .find(({ paidAt, cancelledAt }) => (paidAt ?? cancelledAt) === undefined);
    if (!part) return undefined;
    transfers += 1;
    const amount = String(part.amountPaise / 100);
    const state = transfers % 2 === 0 ? '29' : '33';
    const number = `UTR${transfers}`;
    const more = { state, invoiceName: 'Sample' };
    return desk.performOn(reference, 'paid-elsewhere', { method: 'bank', amount, number, ...more });
  },
  cancel: ({ desk }, { reference }) => desk.performOn(reference, 'cancel-payment'),
  async move({ desk, pick }, { id, reference }) {
    const seats = await desk.context.store.listSeatsOf(id, desk.clock.now);
    if (seats.length === 0) return undefined;
    const from = pick(seats).batch;
    return desk.performOn(reference, 'move-seat', { from, to: pick(batches) });
  },
  async refund({ desk, pick }, { id, reference }) {
    const { documents } = await desk.context.store.findPaymentFile(id);
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    if (invoices.length === 0) return undefined;
    const { number, totalPaise } = pick(invoices);
    const amount = String((totalPaise / 100) * pick([1, 1, 0.5]));
    return desk.performOn(reference, 'refund', { payment: number, amount, reason: 'Agreed' });
  },
  wait: ({ desk, pick }, { reference }) => desk.performOn(reference, pick(['note', 'reopen'])),
  async later({ desk, pick }) {
    desk.clock.now += pick([1, 3, 9]) * day;
  },
  change: ({ desk, pick }) =>
    desk.changeBatch(pick(batches), { starts: pick(['2027-01-11', '2027-02-08', '2026-12-21']) }),
  cancelBatch: ({ desk, pick, random }) =>
    random() < 0.2 ? desk.cancelBatch(pick(batches)) : Promise.resolve(),
};

async function holds({ desk, people }: Model, said: string): Promise<void> {
  const { store } = desk.context;
  const { now } = desk.clock;
  await desk.sent();
  await remindOfParts(desk.context);
  const today = isoDayInIndia(now);
  for (const id of batches) {
    const batch = await store.findBatch(id, now);
    if (!batch) throw new Error('a batch is gone');
    expect([said, batch.held + batch.taken <= batch.seats]).toEqual([said, true]);
    await offersHold(desk, id, said);
  }
  for (const person of people) await moneyHolds(desk, person, { today, said });
}

/** A free seat is offered to as many as wait for it, and to nobody else. */
async function offersHold(desk: SeatDesk, id: string, said: string): Promise<void> {
  const { store } = desk.context;
  const { now } = desk.clock;
  const batch = await store.findBatch(id, now);
  const waiting = (await store.listWaitingPeople(id, now)).filter(({ waits }) => waits);
  const offered: string[] = [];
  for (const { enquiry } of waiting) {
    const tasks = await store.listTasksOf(enquiry);
    if (tasks.some(({ kind, detail }) => kind === 'seat-free' && detail.batch === id)) {
      offered.push(enquiry);
    }
  }
  const isOpen = batch && batch.cancelledAt === undefined;
  const free = isOpen ? seatsLeft(batch) : 0;
  expect([said, offered.length <= free]).toEqual([said, true]);
}

interface Now {
  readonly today: string;
  readonly said: string;
}

async function moneyHolds(desk: SeatDesk, person: Person, { today, said }: Now): Promise<void> {
  const { store } = desk.context;
  const { requests, documents, refunds } = await store.findPaymentFile(person.id);
  const tasks = await store.listTasksOf(person.id);
  const seats = await store.listSeatsOf(person.id, desk.clock.now);
  const sum = (paise: readonly number[]) => paise.reduce((all, each) => all + each, 0);
  const booked = sum(
    documents.map(({ kind, totalPaise }) => (kind === 'invoice' ? totalPaise : -totalPaise)),
  );
  const paid = sum(
    requests
      .flatMap(({ parts }) => parts)
      .filter(({ paidAt }) => paidAt !== undefined)
      .map(({ amountPaise }) => amountPaise),
  );
  const back = sum(refunds.map(({ amountPaise }) => amountPaise));
  expect([said, booked]).toEqual([said, paid - back]);
  for (const { batch: id, takenAt } of seats) {
    const batch = await store.findBatch(id, desk.clock.now);
    const isDuty = batch?.cancelledAt !== undefined && takenAt !== undefined;
    const isTask = tasks.some(
      ({ kind, detail }) => kind === 'batch-cancelled' && detail.batch === id,
    );
    expect([said, id, isTask]).toEqual([said, id, isDuty]);
  }
  for (const request of requests) {
    const late = request.parts.filter(
      ({ paidAt, cancelledAt, suspendedAt, due }) =>
        (paidAt ?? cancelledAt ?? suspendedAt) === undefined && due < today,
    );
    const overdue = tasks.filter(
      ({ kind, detail }) => kind === 'overdue-part' && detail.payment === request.number,
    );
    const isPart = request.state === 'part';
    expect([said, overdue.length]).toEqual([said, isPart ? late.length : 0]);
  }
}

/** How often a step was not refused, over all seeds. */
const done = new Map<string, number>();

const isAnswer = (
  answer: unknown,
): answer is { readonly status: number; readonly invoice?: string } =>
  typeof answer === 'object' && answer !== null && 'status' in answer;

test.each(Array.from({ length: seeds }, (_, seed) => seed + 1))(
  'seats, money and tasks agree after each of forty random steps (seed %i)',
  async (seed) => {
    const model = await open(seed);
    const said: string[] = [];
    try {
      for (let step = 0; step < 40; step += 1) {
        const name = model.pick(Object.keys(steps));
        const person = model.pick(model.people);
        said.push(`${name} ${model.people.indexOf(person)}`);
        const answer = await steps[name]?.(model, person);
        if (isAnswer(answer) && answer.status === 200) done.set(name, (done.get(name) ?? 0) + 1);
        if (isAnswer(answer) && name === 'move' && answer.invoice) done.set('reissue', 1);
        await holds(model, `${seed}: ${said.slice(-6).join(', ')}`);
      }
    } finally {
      await model.desk.close();
    }
  },
);

test('the sequences reach what they are about', () => {
  const reached = ['ask', 'pay', 'cancel', 'move', 'refund', 'change', 'cancelBatch', 'reissue'];
  expect(reached.filter((name) => !done.has(name))).toEqual([]);
});
