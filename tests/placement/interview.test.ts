/** From the hours that are offered to the post. */
import { describe, expect, test } from '@jest/globals';
import { cardsIn, openPlacement, statesIn } from '#tests/placement/placement-desk';
import {
  agreedMeeting,
  asked as askedIn,
  shown as shownIn,
} from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const asked = () => askedIn(placement());
const shown = () => shownIn(placement());

type Entry = { readonly contentType: string; readonly content: string } | undefined;

const unfolded = (entry: Entry) =>
  (entry?.content ?? '').replaceAll(/\r\n(?: |$)?/g, (end) => (end.endsWith(' ') ? '' : '\n'));

/** A calendar takes the entry out (RFC 5546, 3.2.5). */
function expectCancellation(entry: Entry): void {
  expect(entry?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect(entry?.content).toContain('METHOD:CANCEL');
  expect(entry?.content).toContain('STATUS:CANCELLED');
  expect(unfolded(entry)).toMatch(/^ORGANIZER;.*:mailto:/m);
}

describe('an interview', () => {
  const offer = ['2026-11-27T11:00', '2026-11-27T16:30'];

  test.each([
    ['a fourth', [...offer, '2026-11-28T11:00', '2026-11-28T12:00']],
    ['one twice', ['2026-11-27T11:00', '2026-11-27T11:00']],
    ['a past one', ['2026-11-23T11:00']],
    ['one within two hours', ['2026-11-24T13:00']],
    ['one before eight', ['2026-11-27T07:59']],
    ['one after eight in the evening', ['2026-11-27T20:01']],
    ['no day', ['2026-02-30T11:00']],
    ['none', []],
  ])('is not offered with %s', async (_, slot) => {
    const p = await shown();
    const answer = await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['slot']]);
  });

  test('is agreed in one click: both get the calendar entry and the phone of the other', async () => {
    const p = await shown();
    const place = '3 Sample Road, Guindy';
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer, place });
    expect(await (await p.visitorPage(p.asha)).text()).toContain('Fri 27 Nov 2026, 11:00 AM');
    await p.mails();
    const pick = (slot: string) =>
      p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot });
    expect((await pick('2026-11-29T11:00')).status).toBe(422);
    expect((await pick(offer[0] ?? '')).status).toBe(200);
    const [one, two] = await p.mails();
    expect(one).toMatchObject({ to: 'asha.sample@example.com' });
    expect(one?.text).toContain('9840011111');
    expect(two).toMatchObject({ to: 'ravi@kaveri.example' });
    expect(two?.text).toContain('9840022222');
    for (const mail of [one, two]) {
      const [entry] = mail?.attachments ?? [];
      expect(entry?.content).toContain('DTSTART;TZID=Asia/Kolkata:20261127T110000');
      expect(unfolded(entry)).toMatch(/^ORGANIZER;CN="[^"]+":mailto:support@example\.com$/m);
    }
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('interview');
    expect(await p.mails()).toEqual([]);
  });

  test('other hours are asked for: they are on the employer’s page and are mailed, and other ones offered', async () => {
    const p = await shown();
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer });
    await p.mails();
    const text = 'After 5 PM on any day';
    await p.asCandidate(p.asha, { action: 'other-slot', vacancy: p.vacancy, text });
    expect((await p.mails()).map(({ to }) => to)).toEqual(['ravi@kaveri.example']);
    expect(await (await p.shortlistPage(p.token)).text()).toContain(text);
    const again = { action: 'interview', candidate: p.card, slot: ['2026-11-30T17:30'] };
    expect((await p.asEmployer(p.token, again)).status).toBe(200);
    const picked = { action: 'slot', vacancy: p.vacancy, slot: '2026-11-30T17:30' };
    expect((await p.asCandidate(p.asha, picked)).status).toBe(200);
  });

  test('what one side types is text in the mails to the other, never a link', async () => {
    const p = await shown();
    await p.mails();
    const place = 'https://evil.example/pay';
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer, place });
    const text = 'Pay first: http://evil.example, www.evil.example or pay@evil.example';
    await p.asCandidate(p.asha, { action: 'other-slot', vacancy: p.vacancy, text });
    const mails = await p.mails();
    expect(mails.map(({ to }) => to)).toEqual(['asha.sample@example.com', 'ravi@kaveri.example']);
    for (const { html } of mails) {
      expect(html).toContain('evil.example');
      expect(html).not.toMatch(/href="[^"]*evil/);
    }
  });

  test('that was agreed is struck out for the employer when the yes is undone, without a word of who', async () => {
    const p = await agreedMeeting(placement());
    await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
    const off = (await p.mails()).find(({ to }) => to === 'ravi@kaveri.example');
    expect(off?.subject).toBe('The interview on Fri 27 Nov 2026, 11:00 AM is cancelled');
    expect(JSON.stringify(off)).not.toMatch(/asha/i);
    expectCancellation(off?.attachments?.[0]);
  });

  test('that was agreed is struck out for the candidate when the employer withdraws', async () => {
    const p = await agreedMeeting(placement());
    await p.asCandidate(p.employer, { action: 'withdraw', confirm: 'yes' });
    const off = (await p.mails()).find(({ to }) => to === 'asha.sample@example.com');
    expect(off?.subject).toBe('Your interview on Fri 27 Nov 2026, 11:00 AM is cancelled');
    expectCancellation(off?.attachments?.[0]);
    expect(await (await p.visitorPage(p.asha)).text()).not.toContain('Kaveri');
  });

  test('both say in one click whether it took place, once it is over', async () => {
    const p = await agreedMeeting(placement());
    const candidate = { action: 'went', vacancy: p.vacancy, answer: 'yes' };
    const employer = { action: 'went', candidate: p.card, answer: 'yes' };
    expect((await p.asCandidate(p.asha, candidate)).status).toBe(409);
    expect((await p.asEmployer(p.token, employer)).status).toBe(409);
    p.clock.now = Date.parse('2026-11-30T09:00:00+05:30');
    expect(await (await p.visitorPage(p.asha)).text()).toContain('Did you meet?');
    expect((await p.asCandidate(p.asha, candidate)).status).toBe(200);
    expect((await p.asEmployer(p.token, employer)).status).toBe(200);
    expect(await p.store.listCandidates({ vacancy: p.vacancy })).toMatchObject([
      { wentCandidate: true, wentEmployer: true },
    ]);
  });
});

describe('who is hired', () => {
  test('closes the application as placed, counts the vacancy down, and notifies both and another system', async () => {
    const p = await shown();
    await p.mails();
    const hired = { action: 'hired', candidate: p.card, from: '2027-01-04', pay: '28000' };
    expect((await p.asEmployer(p.token, { ...hired, from: 'soon' })).status).toBe(422);
    expect((await p.asEmployer(p.token, { ...hired, pay: '28,00' })).status).toBe(422);
    expect((await p.asEmployer(p.token, hired)).status).toBe(200);
    expect(await p.store.findEnquiry(p.asha.reference)).toMatchObject({
      state: 'done',
      outcome: 'placed',
    });
    expect(await p.page(p.vacancy)).toContain('data-state="open" data-left="1"');
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('hired');
    const mails = await p.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual([
      'asha.sample@example.com',
      'operations@localhost',
      'ravi@kaveri.example',
    ]);
    const note = mails.find(({ role }) => role === 'staff');
    expect(note?.text).toContain('Begins Mon 4 Jan 2027, ₹28,000 a month.');
    expect((await p.asEmployer(p.token, hired)).status).toBe(409);
    expect(await p.store.countPlaced(0)).toBe(1);
  });

  test('the last one fills it; the others read a kind word, in one click and once', async () => {
    const p = await shown();
    await p.onDesk(p.vacancy, { action: 'change', number: 1 });
    const priya = await p.addApplicant('Priya Sample');
    const declined = await p.addApplicant('Mohan Sample');
    const candidate = [priya.reference, declined.reference];
    await p.onDesk(p.vacancy, { action: 'propose', candidate });
    await p.asCandidate(declined, {
      action: 'consent',
      vacancy: p.vacancy,
      answer: 'no',
      why: 'Far',
    });
    const hired = { action: 'hired', candidate: p.asha.reference, from: '2027-01-04', pay: 28_000 };
    const answer = await p.onDesk(p.vacancy, hired);
    expect(await answer.json()).toMatchObject({ state: 'filled', left: 0 });
    expect((await p.sayYes(priya, p.vacancy)).status).toBe(409);
    await p.mails();
    expect((await p.onDesk(p.vacancy, { action: 'thank' })).status).toBe(200);
    expect((await p.mails()).map(({ to }) => to)).toEqual(['priya.sample@example.com']);
    expect((await p.onDesk(p.vacancy, { action: 'thank' })).status).toBe(409);
    expect(statesIn(await p.page(p.vacancy))).toEqual({
      [p.asha.reference]: 'hired',
      [priya.reference]: 'closed',
      [declined.reference]: 'no',
    });
  });

  test('is shown for no other post any more', async () => {
    const p = await shown();
    const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
    await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
    await p.sayYes(p.asha, other);
    const token = await p.share(other);
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toHaveLength(1);
    await p.asEmployer(p.token, { action: 'hired', candidate: p.card, from: '2027-01-04', pay: 1 });
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toEqual([]);
  });

  test('said yes before: staff hire nobody else', async () => {
    const p = await asked();
    const hired = { action: 'hired', candidate: p.asha.reference, from: '2027-01-04', pay: 28_000 };
    expect((await p.onDesk(p.vacancy, hired)).status).toBe(422);
  });
});
