/** A task of placement is opened by its cause, ended when it becomes needless, once each. */
import { describe, expect, test } from '@jest/globals';
import { sendPlacementMails } from '#lib/placement/jobs';
import { openPlacement, type Person } from '#tests/placement/placement-desk';
import { agreedMeeting, asked, shown } from '#tests/placement/placement-steps';
import { openDatabase } from '#tests/platform/db/engines';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+05:30`);
const kindsOf = async ({ id }: Person) =>
  (await placement().store.listTasksOf(id)).map(({ kind }) => kind);
const tick = async () => {
  await sendPlacementMails(placement().context);
};

describe('a shortlist to share', () => {
  test('is a task of the employer’s enquiry from the yes on, until it is shared', async () => {
    const p = await asked(placement());
    expect(await kindsOf(p.employer)).toEqual([]);
    await p.sayYes(p.asha, p.vacancy);
    expect(await kindsOf(p.employer)).toEqual(['share']);
    await p.share(p.vacancy);
    expect(await kindsOf(p.employer)).toEqual([]);
  });

  test('is one task however many said yes, and another one for a yes after it was shared', async () => {
    const p = await asked(placement());
    const priya = await p.addApplicant('Priya Sample');
    const mohan = await p.addApplicant('Mohan Sample');
    const candidate = [priya.reference, mohan.reference];
    await p.onDesk(p.vacancy, { action: 'propose', candidate });
    await p.sayYes(p.asha, p.vacancy);
    await p.sayYes(priya, p.vacancy);
    expect(await kindsOf(p.employer)).toEqual(['share']);
    await p.share(p.vacancy);
    p.clock.now += 60_000;
    await p.sayYes(mohan, p.vacancy);
    expect(await kindsOf(p.employer)).toEqual(['share']);
    await p.onDesk(p.vacancy, { action: 'share', again: 'yes' });
    expect(await kindsOf(p.employer)).toEqual([]);
  });

  test.each<[string, (p: Awaited<ReturnType<typeof asked>>) => Promise<unknown>]>([
    [
      'the yes is taken back',
      (p) => p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy }),
    ],
    ['they are erased', (p) => p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' })],
    [
      'they are hired elsewhere',
      async (p) => {
        const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
        await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
        await p.sayYes(p.asha, other);
        const candidate = p.asha.reference;
        await p.onDesk(other, { action: 'hired', candidate, from: '2027-01-04', pay: 1 });
      },
    ],
    ['the search ends', (p) => p.onDesk(p.vacancy, { action: 'fill', how: 'closed' })],
    ['the post is changed', (p) => p.onDesk(p.vacancy, { action: 'change', city: 'Dubai' })],
    [
      'the application is closed',
      async (p) => {
        await p.store.changeEnquiry({
          id: p.asha.id,
          change: { state: 'done', outcome: 'not interested', doneAt: p.clock.now },
          event: eventOf({ action: 'close' }),
        });
        await tick();
      },
    ],
  ])('is no task any more where %s', async (_, end) => {
    const p = await asked(placement());
    await p.sayYes(p.asha, p.vacancy);
    await end(p);
    expect(await kindsOf(p.employer)).toEqual([]);
  });

  test('is a task again where a filled post is opened for one more, and no link shows anybody', async () => {
    const p = await asked(placement());
    await p.sayYes(p.asha, p.vacancy);
    await p.onDesk(p.vacancy, { action: 'fill' });
    expect(await kindsOf(p.employer)).toEqual([]);
    await p.onDesk(p.vacancy, { action: 'change', number: 3 });
    expect(await kindsOf(p.employer)).toEqual(['share']);
  });
});

test('a shortlist to share is a task again where a change that hid somebody is undone before it was shared', async () => {
  const p = await asked(placement());
  await p.sayYes(p.asha, p.vacancy);
  await p.onDesk(p.vacancy, { action: 'change', city: 'Dubai' });
  expect(await kindsOf(p.employer)).toEqual([]);
  await p.onDesk(p.vacancy, { action: 'change', city: 'Chennai' });
  expect(await kindsOf(p.employer)).toEqual(['share']);
  await p.share(p.vacancy);
  p.clock.now += 1000;
  for (const city of ['Dubai', 'Chennai']) {
    await p.onDesk(p.vacancy, { action: 'change', city });
    expect(await kindsOf(p.employer)).toEqual([]);
  }
});

describe('an interview without an outcome', () => {
  const meeting = () => agreedMeeting(placement());

  test('is a task of the candidate’s enquiry once its day is over, and once only', async () => {
    const p = await meeting();
    p.clock.now = at('2026-11-27', '23:59');
    await tick();
    expect(await kindsOf(p.asha)).toEqual([]);
    p.clock.now = at('2026-11-28', '00:00');
    await Promise.all([tick(), tick()]);
    expect(await kindsOf(p.asha)).toEqual(['outcome']);
  });

  test.each<[string, (p: Awaited<ReturnType<typeof meeting>>) => Promise<unknown>]>([
    [
      'the candidate says so',
      (p) => p.asCandidate(p.asha, { action: 'went', vacancy: p.vacancy, answer: 'no' }),
    ],
    [
      'the employer says so',
      (p) => p.asEmployer(p.token, { action: 'went', candidate: p.card, answer: 'yes' }),
    ],
    ['staff enter it on their page', (p) => p.actOn(p.asha, { action: 'went', answer: 'yes' })],
    [
      'staff enter it on the employer’s page',
      (p) => p.actOn(p.employer, { action: 'went', answer: 'no' }),
    ],
    [
      'staff enter it on the vacancy’s page',
      (p) => p.onDesk(p.vacancy, { action: 'went', candidate: p.asha.reference, answer: 'yes' }),
    ],
    [
      'the candidate is hired',
      (p) =>
        p.asEmployer(p.token, { action: 'hired', candidate: p.card, from: '2027-01-04', pay: 1 }),
    ],
    ['the employer says no', (p) => p.asEmployer(p.token, { action: 'no', candidate: p.card })],
    [
      'another hour is offered',
      (p) =>
        p.asEmployer(p.token, {
          action: 'interview',
          candidate: p.card,
          slot: '2026-12-01T11:00',
        }),
    ],
  ])('ends where %s, and does not come back', async (_, end) => {
    const p = await meeting();
    p.clock.now = at('2026-11-28', '10:00');
    await tick();
    expect(((await end(p)) as Response).status).toBe(200);
    expect(await kindsOf(p.asha)).toEqual([]);
    p.clock.now += 60_000;
    await tick();
    expect(await kindsOf(p.asha)).toEqual([]);
  });

  test('that staff ended without an answer stays ended', async () => {
    const p = await meeting();
    p.clock.now = at('2026-11-28', '10:00');
    await tick();
    const [task] = await p.store.listTasksOf(p.asha.id);
    const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
    await db
      .updateTable('tasks')
      .set({ ended_at: p.clock.now, ended_by: 'meena@hoa.example', ended_how: 'done-task' })
      .where('id', '=', task?.id ?? '')
      .execute();
    await close();
    p.clock.now += 60_000;
    await tick();
    expect(await kindsOf(p.asha)).toEqual([]);
  });
});

describe('a follow-up', () => {
  async function hired() {
    const p = await shown(placement());
    const from = '2026-12-07';
    await p.asEmployer(p.token, { action: 'hired', candidate: p.card, from, pay: 28_000 });
    return p;
  }

  test('is a task 30 and 90 days after the first day, each until staff noted how it goes', async () => {
    const p = await hired();
    for (const day of ['2027-01-06', '2027-03-07']) {
      p.clock.now = at(day, '00:00') - 1;
      await tick();
      expect(await kindsOf(p.asha)).toEqual([]);
      p.clock.now = at(day, '09:00');
      await tick();
      expect(await kindsOf(p.asha)).toEqual(['follow-up']);
      const answer = await p.actOn(p.asha, { action: 'note', note: 'Both are content' });
      expect(answer.status).toBe(200);
      await tick();
      expect(await kindsOf(p.asha)).toEqual([]);
    }
  });

  test('is asked about nobody who took the yes back', async () => {
    const p = await hired();
    p.clock.now = at('2027-01-06', '09:00');
    await tick();
    await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy });
    expect(await kindsOf(p.asha)).toEqual([]);
    p.clock.now = at('2027-03-07', '09:00');
    await tick();
    expect(await kindsOf(p.asha)).toEqual([]);
  });
});

test('the minute’s work asks the store as often for twelve candidates as for one', async () => {
  const p = await agreedMeeting(placement());
  const calls = async () => {
    const asked: string[] = [];
    const store = new Proxy(p.store, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) => {
          asked.push(String(name));
          return value.apply(target, args) as unknown;
        };
      },
    });
    await sendPlacementMails({ ...p.context, store });
    return asked.filter((name) => name !== 'writePlacement' && name !== 'secret').sort();
  };
  p.clock.now = at('2026-11-26', '17:30');
  const one = await calls();
  for (let many = 0; many < 11; many += 1) {
    const person = await p.addApplicant(`Priya ${'ABCDEFGHIJK'[many]} Sample`);
    await p.onDesk(p.vacancy, { action: 'propose', candidate: person.reference });
    await p.sayYes(person, p.vacancy);
    const [card] = await p.store.listCandidates({ enquiry: person.id });
    const slot = `2026-11-27T${12 + Math.floor(many / 2)}:${many % 2 === 0 ? '00' : '30'}`;
    await p.asEmployer(p.token, { action: 'interview', candidate: card?.id, slot });
    await p.asCandidate(person, { action: 'slot', vacancy: p.vacancy, slot });
  }
  expect((await p.store.listCandidates({ meetsFrom: p.clock.now })).length).toBe(12);
  expect(await calls()).toEqual(one);
});
