/** A consent is to words: who said yes to a post that was changed is asked again, and not shown meanwhile. */
import { describe, expect, test } from '@jest/globals';
import { sendPlacementMails } from '#lib/placement/jobs';
import { cardsIn, openPlacement, type Person, statesIn } from '#tests/placement/placement-desk';
import { agreedMeeting, shown as shownIn } from '#tests/placement/placement-steps';
import { openDatabase } from '#tests/platform/db/engines';
import { eventOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const shown = () => shownIn(placement());
type Shown = Awaited<ReturnType<typeof shown>>;

const candidate = 'asha.sample@example.com';
const employer = 'ravi@kaveri.example';
const worse = { action: 'change', payFrom: 12_000, payTo: 15_000 };
const better = { action: 'change', payFrom: 26_000, payTo: 32_000 };
const agreed = { action: 'change', payFrom: 25_000, payTo: 30_000 };

async function opened(p: Shown, token = p.token, card = p.card): Promise<number> {
  const answer = await p.asEmployer(token, { action: 'resume', candidate: card });
  await answer.arrayBuffer();
  return answer.status;
}
const employerPage = async (p: Shown) => (await p.shortlistPage(p.token)).text();
const ownPage = async (p: Shown, person: Person = p.asha) => (await p.visitorPage(person)).text();
const stateOf = async (p: Shown) => statesIn(await p.page(p.vacancy))[p.asha.reference];
const withdraw = async (p: Shown, person: Person = p.asha, vacancy = p.vacancy) =>
  (await p.asCandidate(person, { action: 'consent-withdraw', vacancy })).status;
const subjects = async (p: Shown, to: string) =>
  (await p.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);

/** Nothing of the candidate is read by the employer, whatever they click. */
async function expectHidden(p: Shown) {
  const html = await employerPage(p);
  expect(html).toContain('Asked again');
  expect(html).not.toContain('Nobody has said yes yet');
  expect(html).not.toMatch(/Asha|Tally|27,000/);
  expect(cardsIn(html)).toEqual([p.card]);
  for (const action of ['resume', 'interview', 'hired', 'question', 'no']) {
    const fields = { action, candidate: p.card, text: 'x', from: '2027-01-04', pay: '1' };
    expect([action, (await p.asEmployer(p.token, fields)).status]).toEqual([action, 410]);
  }
  expect(await stateOf(p)).toBe('asked');
}

async function expectShown(p: Shown, state = 'shown') {
  expect(await opened(p)).toBe(200);
  expect(await employerPage(p)).toContain('Asha S.');
  expect(await stateOf(p)).toBe(state);
}

describe('a change after the yes', () => {
  test.each([
    ['less pay', worse],
    ['another place', { action: 'change', city: 'Dubai' }],
    ['a bond', { action: 'change', note: 'Bond of two years' }],
    ['another way of working', { action: 'change', preference: 'Remote Projects' }],
    ['another description', { action: 'change', named: 'no', described: 'a trading house' }],
  ])('ends the showing until they agree to the new words: %s', async (_, change) => {
    const p = await shown();
    await p.mails();
    expect((await p.onDesk(p.vacancy, change)).status).toBe(200);
    await expectHidden(p);
    expect(await subjects(p, candidate)).toEqual([
      expect.stringMatching(/^The post was changed: /),
    ]);
    expect((await p.sayYes(p.asha, p.vacancy)).status).toBe(200);
    expect(await subjects(p, employer)).toEqual(['A candidate agreed to the changed post']);
    await expectShown(p);
  });

  test.each([
    ['better pay', better],
    ['a corrected place', { action: 'change', city: 'Chenai' }],
    ['more who are looked for', { action: 'change', number: 3 }],
    ['what candidates do not read', { action: 'change', languages: ['Tamil'] }],
  ])('needs no new answer: %s', async (_, change) => {
    const p = await shown();
    await p.mails();
    await p.onDesk(p.vacancy, change);
    await expectShown(p);
    expect(await subjects(p, candidate)).toEqual([]);
    expect(await ownPage(p)).not.toContain('You agreed to');
  });

  test('is shown to them by mail and page, with the old words and the new ones', async () => {
    const p = await shown();
    await p.mails();
    await p.onDesk(p.vacancy, { ...worse, city: 'Dubai', note: 'Bond of two years' });
    const mail = (await p.mails()).find(({ to }) => to === candidate);
    const page = await ownPage(p);
    for (const text of [mail?.text, page]) {
      expect(text).toContain('₹25,000-30,000 a month');
      expect(text).toContain('₹12,000-15,000 a month');
      expect(text).toContain('Chennai');
      expect(text).toContain('Dubai');
      expect(text).toContain('Bond of two years');
    }
    expect(page).toContain('The post was changed: is it still a yes?');
    expect(page).toContain('Withdraw your consent');
  });

  test('is answered as it was read: changed once more meanwhile, it is read once more', async () => {
    const p = await shown();
    const read = async () => /name="shown" value="([^"]+)"/.exec(await ownPage(p))?.[1];
    const yes = async (words: string | undefined) =>
      (
        await p.asCandidate(p.asha, {
          action: 'consent',
          vacancy: p.vacancy,
          answer: 'yes',
          shown: words,
        })
      ).status;
    await p.onDesk(p.vacancy, worse);
    const before = await read();
    p.clock.now += 1000;
    await p.onDesk(p.vacancy, { action: 'change', city: 'Dubai' });
    expect(await subjects(p, candidate)).toHaveLength(3);
    expect(await yes(before)).toBe(409);
    await expectHidden(p);
    // Better than the first change is still less than what they agreed to.
    await p.onDesk(p.vacancy, { action: 'change', payFrom: 20_000, payTo: 30_000 });
    await expectHidden(p);
    expect(await yes(await read())).toBe(200);
    await expectShown(p);
  });

  test('that is undone shows them again, since they agreed to those words', async () => {
    const p = await shown();
    await p.onDesk(p.vacancy, worse);
    await expectHidden(p);
    await p.onDesk(p.vacancy, agreed);
    await expectShown(p);
    expect(await ownPage(p)).not.toContain('You agreed to');
    // The other way round it is better pay.
    await p.onDesk(p.vacancy, worse);
    await p.sayYes(p.asha, p.vacancy);
    await p.onDesk(p.vacancy, agreed);
    await expectShown(p);
  });

  test('is answered with a no: nobody is shown, and the answer holds', async () => {
    const p = await shown();
    await p.onDesk(p.vacancy, worse);
    const no = { action: 'consent', vacancy: p.vacancy, answer: 'no', why: 'Too little' };
    expect((await p.asCandidate(p.asha, no)).status).toBe(200);
    expect(await stateOf(p)).toBe('no');
    await p.onDesk(p.vacancy, agreed);
    expect(await opened(p)).toBe(404);
    expect(cardsIn(await employerPage(p))).toEqual([]);
  });

  test('is a record for each yes, and taking it back marks all of them', async () => {
    const p = await shown();
    p.clock.now += 60_000;
    await p.onDesk(p.vacancy, worse);
    await p.sayYes(p.asha, p.vacancy);
    const records = () => p.store.listConsents(p.vacancy);
    expect((await records()).map(({ answer, at }) => [answer, p.clock.now - at])).toEqual([
      ['yes', 60_000],
      ['yes', 0],
    ]);
    await withdraw(p);
    const at = p.clock.now;
    expect((await records()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([at, at]);
  });

  test('of one post changes nothing in another', async () => {
    const p = await shown();
    const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
    await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
    await p.sayYes(p.asha, other);
    const token = await p.share(other);
    const [card = ''] = cardsIn(await (await p.shortlistPage(token)).text());
    await p.onDesk(p.vacancy, worse);
    await expectHidden(p);
    expect(await opened(p, token, card)).toBe(200);
    expect(await withdraw(p)).toBe(200);
    expect(await opened(p, token, card)).toBe(200);
  });

  test('that no member announced is announced by the job, once', async () => {
    const p = await shown();
    const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
    // A release that did not ask again left it so.
    await db
      .updateTable('candidates')
      .set({ agreed: null, words: 'Post\nJunior accountant\nPay: ₹40,000 a month\n1\n2\n3\n4\n5' })
      .execute();
    await close();
    await p.mails();
    await expectHidden(p);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      p.clock.now += 60_000;
      await sendPlacementMails(p.context);
    }
    expect(await subjects(p, candidate)).toEqual([
      expect.stringMatching(/^The post was changed: /),
    ]);
    expect(await ownPage(p)).toContain('₹40,000 a month');
    await p.sayYes(p.asha, p.vacancy);
    await expectShown(p);
  });
});

describe('an interview of a post that is changed', () => {
  test('gives no hour, and so no number, before they have agreed', async () => {
    const p = await shown();
    const slot = '2026-11-27T11:00';
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot });
    await p.onDesk(p.vacancy, worse);
    await p.mails();
    const pick = async () =>
      (await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot })).status;
    const other = { action: 'other-slot', vacancy: p.vacancy, text: 'After five' };
    expect(await pick()).toBe(409);
    expect((await p.asCandidate(p.asha, other)).status).toBe(409);
    expect(await subjects(p, employer)).toEqual([]);
    await p.sayYes(p.asha, p.vacancy);
    expect(await pick()).toBe(200);
    await expectShown(p, 'interview');
  });

  test('that was chosen holds while they are asked, and the employer reads no name meanwhile', async () => {
    const p = await agreedMeeting(placement());
    await p.onDesk(p.vacancy, worse);
    await expectHidden(p);
    expect(await ownPage(p)).toContain(
      'Your interview on Fri 27 Nov 2026, 11:00 AM is still fixed',
    );
    await p.mails();
    p.clock.now = Date.parse('2026-11-26T17:01:00+05:30');
    await sendPlacementMails(p.context);
    const mails = await p.mails();
    expect(mails.map(({ to }) => to)).toEqual([candidate]);
    await p.sayYes(p.asha, p.vacancy);
    await p.mails();
    p.clock.now += 60_000;
    await sendPlacementMails(p.context);
    expect(await subjects(p, employer)).toEqual(['Tomorrow: Asha S., Fri 27 Nov 2026, 11:00 AM']);
    expect(await opened(p)).toBe(200);
  });

  test('is cancelled for both by a no', async () => {
    const p = await agreedMeeting(placement());
    await p.onDesk(p.vacancy, worse);
    await p.mails();
    await p.asCandidate(p.asha, { action: 'consent', vacancy: p.vacancy, answer: 'no' });
    expect(await subjects(p, employer)).toEqual([
      'The interview with Asha S. on Fri 27 Nov 2026, 11:00 AM is cancelled',
    ]);
  });
});

describe('a yes is undone', () => {
  test('after the hire: the resume and the card go, and the post stays theirs', async () => {
    const p = await shown();
    const hired = { action: 'hired', candidate: p.card, from: '2027-01-04', pay: 28_000 };
    await p.asEmployer(p.token, hired);
    expect(await opened(p)).toBe(200);
    expect(await ownPage(p)).toContain('Withdraw your consent');
    expect(await withdraw(p)).toBe(200);
    expect(await withdraw(p)).toBe(200);
    expect(await opened(p)).toBe(404);
    expect(await employerPage(p)).not.toContain('Asha');
    expect(await p.store.findVacancy(p.vacancy)).toMatchObject({ hired: 1, state: 'open' });
    expect((await p.store.listConsents(p.vacancy))[0]).toMatchObject({ withdrawnAt: p.clock.now });
    const page = await ownPage(p);
    expect(page).toContain('You have got the job');
    expect(page).toContain('You withdrew your consent on');
    expect(page).not.toContain('Withdraw your consent');
    // The post is full: no page names them either.
    await p.onDesk(p.vacancy, { action: 'fill' });
    expect(await employerPage(p)).not.toContain('Asha');
    await p.mails();
    p.clock.now = Date.parse('2027-02-04T10:00:00+05:30');
    await sendPlacementMails(p.context);
    expect(await p.mails()).toEqual([]);
  });

  test.each<[string, (p: Shown) => Promise<unknown>]>([
    ['the post is filled', (p) => p.onDesk(p.vacancy, { action: 'fill' })],
    ['the employer said no', (p) => p.asEmployer(p.token, { action: 'no', candidate: p.card })],
    ['the post was changed', (p) => p.onDesk(p.vacancy, worse)],
    [
      'staff closed the application',
      (p) =>
        p.store.changeEnquiry({
          id: p.asha.id,
          change: { state: 'done', outcome: 'not interested', doneAt: p.clock.now },
          event: eventOf({ action: 'close' }),
        }),
    ],
  ])('also after %s', async (_, before) => {
    const p = await shown();
    await before(p);
    expect(await ownPage(p)).toContain('Withdraw your consent');
    expect(await withdraw(p)).toBe(200);
    expect((await p.store.listConsents(p.vacancy))[0]).toMatchObject({ withdrawnAt: p.clock.now });
    expect(await ownPage(p)).not.toContain('Withdraw your consent');
    await p.store.changeEnquiry({
      id: p.asha.id,
      change: { state: 'talking', outcome: null, doneAt: null },
      event: eventOf({ action: 'reopen' }),
    });
    expect([404, 410]).toContain(await opened(p));
    expect(cardsIn(await employerPage(p))).toEqual([]);
  });

  test('for the same person also where they applied twice, and for nobody who shares their phone', async () => {
    const p = await shown();
    const again = await p.addApplicant('Asha Sample');
    const sister = await p.addApplicant('Priya Sample');
    for (const { reference } of [again, sister]) {
      await p.onDesk(p.vacancy, { action: 'propose', candidate: reference });
    }
    await p.sayYes(again, p.vacancy);
    await p.sayYes(sister, p.vacancy);
    expect(cardsIn(await employerPage(p))).toHaveLength(3);
    expect(await withdraw(p)).toBe(200);
    const html = await employerPage(p);
    expect(cardsIn(html)).toHaveLength(1);
    expect(html).toContain('Priya S.');
    expect(await ownPage(p, again)).toContain('You withdrew your consent');
  });

  test('by a person whose two applications staff joined, from both', async () => {
    const p = await shown();
    const other = await p.addApplicant('Asha Married');
    const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
    await db
      .updateTable('enquiries')
      .set({ person: 'one' })
      .where('id', 'in', [p.asha.id, other.id])
      .execute();
    await close();
    await p.onDesk(p.vacancy, { action: 'propose', candidate: other.reference });
    await p.sayYes(other, p.vacancy);
    await withdraw(p, other);
    expect(cardsIn(await employerPage(p))).toEqual([]);
  });

  test('by an erasure after the hire: the record says so, and names nobody', async () => {
    const p = await shown();
    await p.asEmployer(p.token, {
      action: 'hired',
      candidate: p.card,
      from: '2027-01-04',
      pay: 28_000,
    });
    await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
    expect(await employerPage(p)).not.toContain('Asha');
    const records = await p.store.listConsents(p.vacancy);
    expect(records).toMatchObject([{ answer: 'yes', withdrawnAt: p.clock.now }]);
    expect(JSON.stringify(records)).not.toMatch(/asha/i);
  });

  test('only by who said yes', async () => {
    const p = await shown();
    const priya = await p.addApplicant('Priya Sample');
    await p.onDesk(p.vacancy, { action: 'propose', candidate: priya.reference });
    expect(await withdraw(p, priya)).toBe(409);
    expect(await ownPage(p, priya)).not.toContain('Withdraw your consent');
  });
});

describe('who it is', () => {
  test('is in no header of a resume that an employer opens', async () => {
    const p = await shown();
    const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
    await db.updateTable('files').set({ name: 'Asha-Sample-CV.pdf' }).execute();
    await close();
    const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
    await answer.arrayBuffer();
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="resume-${p.card}.pdf"`,
    );
    expect(JSON.stringify([...answer.headers])).not.toMatch(/asha|sample/i);
  });

  test('is said to staff in words, candidate and employer', async () => {
    const p = await agreedMeeting(placement());
    await p.asEmployer(p.token, { action: 'question', candidate: p.card, text: 'Can she drive?' });
    await withdraw(p);
    const notices = (await p.mails()).filter(({ role }) => role === 'staff');
    expect(notices).toHaveLength(2);
    for (const { subject, text } of notices) {
      expect(subject).toContain('Kaveri Traders');
      expect(subject).toContain(`Asha Sample (${p.asha.reference})`);
      expect(text).toContain('Asha Sample');
    }
  });
});
