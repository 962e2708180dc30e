/** Whether an interview took place: what each side says, what staff enter, and what is counted. */
import { describe, expect, test } from '@jest/globals';
import { sendPlacementMails } from '#lib/placement/jobs';
import { openPlacement, type Person } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const meeting = () => agreedMeeting(placement());
type Placed = Awaited<ReturnType<typeof meeting>>;

const [before, sameDay, nextDay] = ['2026-11-26', '2026-11-27', '2026-11-28'].map((day) =>
  Date.parse(`${day}T15:00:00+05:30`),
) as [number, number, number];

const interviewed = async ({ store, clock }: Placed) =>
  (await store.countPlacement(clock.now - 365 * 24 * 60 * 60_000, clock.now)).interviewed;
const asCandidate = (p: Placed, answer: string) =>
  p.asCandidate(p.asha, { action: 'went', vacancy: p.vacancy, answer });
const asEmployer = (p: Placed, answer: string) =>
  p.asEmployer(p.token, { action: 'went', candidate: p.card, answer });
const asStaff = (p: Placed, answer: string, on: Person = p.asha) =>
  p.actOn(on, { action: 'went', answer });

describe('interviewed', () => {
  test.each<[string, number, number, ((p: Placed) => Promise<unknown>)[]]>([
    ['is not what lies ahead', before, 0, []],
    ['is not what nobody spoke of on its day', sameDay, 0, []],
    ['is what somebody spoke of on its day', sameDay, 1, [(p) => asCandidate(p, 'yes')]],
    ['is what nobody denied once its day is over', nextDay, 1, []],
    ['is not what the candidate denied', nextDay, 0, [(p) => asCandidate(p, 'no')]],
    ['is not what the employer denied', nextDay, 0, [(p) => asEmployer(p, 'no')]],
    [
      'is what one side confirms against the other',
      nextDay,
      1,
      [(p) => asCandidate(p, 'no'), (p) => asEmployer(p, 'yes')],
    ],
    [
      'is what staff found out, whatever either side said',
      nextDay,
      0,
      [(p) => asCandidate(p, 'yes'), (p) => asStaff(p, 'no')],
    ],
    ['is what staff confirmed', nextDay, 1, [(p) => asEmployer(p, 'no'), (p) => asStaff(p, 'yes')]],
    [
      'is still counted after a second invitation',
      nextDay,
      1,
      [
        (p) =>
          p.asEmployer(p.token, {
            action: 'interview',
            candidate: p.card,
            slot: '2026-12-02T11:00',
          }),
      ],
    ],
    [
      'is still counted after the yes is taken back',
      nextDay,
      1,
      [(p) => p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy })],
    ],
    [
      'is not an interview that was missed and fixed anew',
      nextDay,
      0,
      [
        (p) => asEmployer(p, 'no'),
        (p) =>
          p.asEmployer(p.token, {
            action: 'interview',
            candidate: p.card,
            slot: '2026-12-02T11:00',
          }),
        (p) =>
          p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot: '2026-12-02T11:00' }),
      ],
    ],
  ])('%s', async (_, now, many, steps) => {
    const p = await meeting();
    p.clock.now = now;
    for (const step of steps) expect(((await step(p)) as Response).status).toBe(200);
    expect(await interviewed(p)).toBe(many);
  });

  test('counts two interviews of one candidate that took place as two', async () => {
    const p = await meeting();
    p.clock.now = nextDay;
    const slot = '2026-12-02T11:00';
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot });
    await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot });
    p.clock.now = Date.parse('2026-12-03T09:00:00+05:30');
    expect(await interviewed(p)).toBe(2);
  });
});

describe('staff enter it', () => {
  test('on the page of the candidate or of the employer, where the one that waits is meant', async () => {
    const p = await meeting();
    expect((await asStaff(p, 'yes')).status).toBe(422);
    p.clock.now = nextDay;
    expect((await asStaff(p, '')).status).toBe(422);
    expect((await asStaff(p, 'yes', p.employer)).status).toBe(200);
    expect(await p.store.listCandidates({ vacancy: p.vacancy })).toMatchObject([
      { wentStaff: true },
    ]);
    // Found out to be wrong: what staff enter last holds.
    expect((await asStaff(p, 'no')).status).toBe(200);
    expect(await p.store.listCandidates({ vacancy: p.vacancy })).toMatchObject([
      { wentStaff: false },
    ]);
  });

  test('and name whose it is where several fit, else 422', async () => {
    const p = await meeting();
    const priya = await p.addApplicant('Priya Sample');
    await p.onDesk(p.vacancy, { action: 'propose', candidate: priya.reference });
    await p.sayYes(priya, p.vacancy);
    const [card] = await p.store.listCandidates({ enquiry: priya.id });
    const slot = '2026-11-27T16:00';
    await p.asEmployer(p.token, { action: 'interview', candidate: card?.id, slot });
    await p.asCandidate(priya, { action: 'slot', vacancy: p.vacancy, slot });
    p.clock.now = nextDay;
    const answer = await asStaff(p, 'yes', p.employer);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['candidate'],
    ]);
    const named = { action: 'went', answer: 'yes', candidate: priya.reference };
    expect((await p.actOn(p.employer, named)).status).toBe(200);
    // Now one is left that waits.
    expect((await asStaff(p, 'no', p.employer)).status).toBe(200);
    const said = await p.store.listCandidates({ vacancy: p.vacancy });
    expect(Object.fromEntries(said.map(({ name, wentStaff }) => [name, wentStaff]))).toEqual({
      'Asha Sample': false,
      'Priya Sample': true,
    });
    const unknown = { action: 'went', answer: 'yes', candidate: p.employer.reference };
    expect((await p.actOn(p.employer, unknown)).status).toBe(422);
  });

  test('by the version of the page that they read: a colleague was faster, 409', async () => {
    const p = await meeting();
    p.clock.now = nextDay;
    const version = (await p.store.findEnquiry(p.asha.reference))?.version;
    expect((await p.actOn(p.asha, { action: 'note', note: 'Called', version })).status).toBe(200);
    const late = await p.actOn(p.asha, { action: 'went', answer: 'yes', version });
    expect(late.status).toBe(409);
    expect(await p.store.listCandidates({ vacancy: p.vacancy })).not.toMatchObject([
      { wentStaff: true },
    ]);
  });

  test('with one click on the page, which asks for it until somebody has answered', async () => {
    const p = await meeting();
    p.clock.now = nextDay;
    const question = 'meet on Fri 27 Nov 2026, 11:00 AM?';
    expect(await p.deskPage(p.asha)).toContain(question);
    expect(await p.deskPage(p.employer)).toContain(question);
    await asStaff(p, 'yes');
    expect(await p.deskPage(p.asha)).not.toContain(question);
    expect(await p.deskPage(p.employer)).not.toContain(question);
  });

  test('and neither side is asked by mail after that', async () => {
    const p = await meeting();
    p.clock.now = nextDay;
    await asStaff(p, 'no');
    p.clock.now = Date.parse('2026-11-30T09:01:00+05:30');
    expect(await sendPlacementMails(p.context)).toBe(0);
    expect(await (await p.visitorPage(p.asha)).text()).toContain('You did not meet');
  });
});
