/** From the question to a candidate to what the employer reads. */
import { describe, expect, test } from '@jest/globals';
import { cardsIn, openPlacement, statesIn } from '#tests/placement/placement-desk';
import { asked as askedIn, shown as shownIn } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const hour = 60 * 60 * 1000;
const asked = () => askedIn(placement());
const shown = () => shownIn(placement());

describe('a question to a candidate', () => {
  test('goes by mail, and is on their page with what would be shown', async () => {
    const p = await asked();
    const mails = await p.mails();
    const question = mails.find(
      ({ subject }) => subject === 'May we send your resume to Kaveri Traders?',
    );
    expect(question).toMatchObject({ to: 'asha.sample@example.com', linked: true });
    const html = await (await p.visitorPage(p.asha)).text();
    expect(html).toContain('May we send your resume to Kaveri Traders?');
    expect(html).toContain('They would not see');
    expect(html).toContain('where to complain (including the Data Protection Board of India)');
    expect(html).not.toContain('asha.sample@example.com');
    expect(statesIn(await p.page(p.vacancy))).toEqual({ [p.asha.reference]: 'asked' });
  });

  test('describes an employer who is not named, and names them nowhere', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer(), {
      named: 'no',
      described: 'a trading house in Guindy',
    });
    const asha = await p.addApplicant();
    await p.onDesk(vacancy, { action: 'propose', candidate: asha.reference });
    const [mail] = (await p.mails()).filter(({ role }) => role === 'visitor');
    const html = await (await p.visitorPage(asha)).text();
    for (const text of [mail?.subject, mail?.text, html]) {
      expect(text).toContain('a trading house in Guindy');
      expect(text).not.toContain('Kaveri');
    }
  });

  test('is asked once, of an open application, while the vacancy is open', async () => {
    const p = await asked();
    const propose = (candidate: string) => p.onDesk(p.vacancy, { action: 'propose', candidate });
    expect((await propose(p.asha.reference)).status).toBe(409);
    expect((await propose('HOA-0000-000')).status).toBe(422);
    expect((await propose(p.employer.reference)).status).toBe(422);
    await p.onDesk(p.vacancy, { action: 'fill' });
    const other = await p.addApplicant('Priya Sample');
    expect((await propose(other.reference)).status).toBe(409);
  });

  test('runs out after five days to the minute: a yes is too late then, and nothing was shown', async () => {
    const p = await asked();
    const priya = await p.addApplicant('Priya Sample');
    await p.onDesk(p.vacancy, { action: 'propose', candidate: priya.reference });
    const token = await p.share(p.vacancy);
    const cards = async () => cardsIn(await (await p.shortlistPage(token)).text());
    p.clock.now += 5 * 24 * hour - 1;
    expect((await p.sayYes(priya, p.vacancy)).status).toBe(200);
    p.clock.now += 1;
    expect((await p.sayYes(p.asha, p.vacancy)).status).toBe(409);
    expect(await cards()).toHaveLength(1);
  });

  test('is answered as it was read: a post that was changed meanwhile is read once more, and its words are stored', async () => {
    const p = await asked();
    const read = async () =>
      /name="shown" value="([^"]+)"/.exec(await (await p.visitorPage(p.asha)).text())?.[1];
    const yes = (shown: string | undefined) =>
      p.asCandidate(p.asha, { action: 'consent', vacancy: p.vacancy, answer: 'yes', shown });
    const before = await read();
    await p.onDesk(p.vacancy, { action: 'change', payFrom: 15_000, payTo: 18_000 });
    expect((await yes(before)).status).toBe(409);
    expect((await yes(await read())).status).toBe(200);
    const [candidate] = await p.store.listCandidates({ vacancy: p.vacancy });
    expect(candidate?.words).toContain('Pay: ₹15,000-18,000 a month');
  });

  test('keeps the words, their version, the answer and when', async () => {
    const p = await asked();
    await p.sayYes(p.asha, p.vacancy);
    const [candidate] = await p.store.listCandidates({ vacancy: p.vacancy });
    expect(candidate?.words).toContain('They would not see: Phone, e-mail, address');
    const record = { answer: 'yes', at: p.clock.now, wordsVersion: expect.any(String) };
    const stored = await p.store.listConsents(p.vacancy);
    expect(stored).toMatchObject([{ ...record, personHash: expect.any(String) }]);
    // It outlives an erasure.
    expect(JSON.stringify(stored)).not.toMatch(/asha/i);
  });
});

describe('a shortlist', () => {
  test('shows who said yes, without phone, e-mail or full name, and to nobody else', async () => {
    const p = await shown();
    const response = await p.shortlistPage(p.token);
    const html = await response.text();
    expect(html).toContain('Asha S.');
    expect(html).toContain('This person agreed to be shown to you.');
    expect(html).toContain('₹27,000-33,000 a month');
    for (const hidden of [
      'Asha Sample',
      '98400',
      '@',
      'Female',
      'T. Nagar',
      '20000',
      p.asha.reference,
    ]) {
      expect(html).not.toContain(hidden);
    }
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect((await p.shortlistPage('x'.repeat(32))).status).toBe(404);
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('shown');
  });

  test('may be shared before any yes; who says yes later is on the same link', async () => {
    const p = await asked();
    const token = await p.share(p.vacancy);
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toEqual([]);
    await p.sayYes(p.asha, p.vacancy);
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toHaveLength(1);
    const subjects = (await p.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('A candidate has agreed to be shown to you');
  });

  test('comes by a mail for an employer: one person is one, and nothing is said to be free that has a fee', async () => {
    const p = await shown();
    const mail = (await p.mails()).find(
      ({ subject }) => subject === 'One accountant for your post',
    );
    expect(mail?.text).toContain('This person agreed to be shown to you');
    expect(mail?.text).toContain('The accountants you meet pay nothing for placement.');
    expect(mail?.text).not.toContain('Placement is free');
  });

  test('gives the resume as a download, and notifies the candidate who opened it and when', async () => {
    const p = await shown();
    p.clock.now = Date.parse('2026-11-26T11:40:00+05:30');
    const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
    expect(await answer.text()).toBe('%PDF-1.4 resume');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(await (await p.visitorPage(p.asha)).text()).toContain(
      'Kaveri Traders opened your resume on Thu 26 Nov, 11:40 AM',
    );
  });

  test('ends after 14 days, when it is unshared and when it is renewed: 410, with a way to ask', async () => {
    const p = await shown();
    const second = await p.share(p.vacancy);
    expect((await p.shortlistPage(p.token)).status).toBe(410);
    expect((await p.shortlistPage(second)).status).toBe(200);
    await p.onDesk(p.vacancy, { action: 'unshare' });
    expect((await p.shortlistPage(second)).status).toBe(410);
    expect((await p.asEmployer(second, { action: 'no', candidate: p.card })).status).toBe(410);
    const third = await p.share(p.vacancy);
    p.clock.now += 14 * 24 * hour;
    const closed = await p.shortlistPage(third);
    expect(closed.status).toBe(410);
    expect(await closed.text()).toContain('Ask for it again');
    await p.mails();
    expect((await p.asEmployer(third, { action: 'renew' })).status).toBe(200);
    expect((await p.mails()).map(({ subject }) => subject)).toEqual([
      '[placement] Kaveri Traders: They want the shortlist again',
    ]);
    // Promised within a working day: one duty, however often it is asked for, until it is shared or answered.
    await p.asEmployer(third, { action: 'renew' });
    const open = () => p.store.listTasksOf(p.employer.id);
    expect((await open()).map(({ kind, detail }) => [kind, detail.text])).toEqual([
      ['question', 'May we see the shortlist again?'],
    ]);
    await p.share(p.vacancy);
    expect(await open()).toEqual([]);
  });

  test('shows nothing of who withdrew the consent, from that second on', async () => {
    const p = await shown();
    expect(
      (await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy })).status,
    ).toBe(200);
    const html = await (await p.shortlistPage(p.token)).text();
    expect(cardsIn(html)).toEqual([]);
    expect(html).not.toContain('Asha');
    for (const action of ['resume', 'no', 'hired', 'question']) {
      const fields = { action, candidate: p.card, from: '2027-01-04', pay: '1', text: 'x' };
      expect((await p.asEmployer(p.token, fields)).status).toBe(404);
    }
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('no');
    expect((await p.sayYes(p.asha, p.vacancy)).status).toBe(409);
  });

  test('takes a question to staff alone', async () => {
    const p = await shown();
    await p.mails();
    const text = 'Can she drive?\nOur second office is 40 km away.';
    await p.asEmployer(p.token, { action: 'question', candidate: p.card, text });
    const mails = await p.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ role: 'staff' });
    expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.html).toContain('Can she drive?<br>Our second office is 40 km away.');
  });
});
