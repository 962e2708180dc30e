/** From the first question to the post, through the calls that everybody makes. */
import { describe, expect, test } from '@jest/globals';
import { cardsIn, openPlacement, statesIn } from '#tests/server/placement/placement-desk';
import { eventOf } from '#tests/server/store/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const hour = 60 * 60 * 1000;

async function asked() {
  const p = placement();
  const employer = await p.addEmployer();
  const asha = await p.addApplicant();
  const vacancy = await p.openVacancy(employer);
  await p.onDesk(vacancy, { action: 'propose', candidate: asha.reference });
  return { ...p, employer, asha, vacancy };
}

async function shown() {
  const p = await asked();
  await p.sayYes(p.asha, p.vacancy);
  const token = await p.share(p.vacancy);
  const [card = ''] = cardsIn(await (await p.shortlistPage(token)).text());
  return { ...p, token, card };
}

describe('a vacancy', () => {
  test('begins with what the employer wrote, and says how many are left', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    expect(await p.store.findVacancy(vacancy)).toMatchObject({
      state: 'open',
      version: 1,
      terms: {
        type: 'Junior Accountant',
        number: 2,
        city: 'Chennai',
        payFrom: 25_000,
        payTo: 30_000,
      },
    });
    expect(await p.page(vacancy)).toContain('data-state="open" data-left="2"');
  });

  test('is opened on no other enquiry', async () => {
    const p = placement();
    const asha = await p.addApplicant();
    await expect(p.openVacancy(asha)).resolves.toBeUndefined();
    expect(await p.store.listVacancies()).toEqual([]);
  });

  test('asks for a version, and refuses an old one and a wrong field', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    const wrong = [
      [{ version: undefined }, 422, 'version'],
      [{ number: 0 }, 422, 'number'],
      [{ payFrom: 30_000, payTo: 20_000 }, 422, 'payTo'],
      [{ skills: ['Magic'] }, 422, 'skills'],
      [{ atLeast: { gst: 11 } }, 422, 'atLeast-gst'],
      [{ from: '2027-02-30' }, 422, 'from'],
      [{ described: 'x'.repeat(101) }, 422, 'described'],
    ] as const;
    for (const [fields, status, field] of wrong) {
      const answer = await p.onDesk(vacancy, { action: 'change', ...fields });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([status, [field]]);
    }
    expect((await p.onDesk(vacancy, { action: 'change', version: 7 })).status).toBe(409);
    const kept = await p.onDesk(vacancy, {
      action: 'change',
      skills: ['Excel', 'Tally data entry'],
      'atLeast-gst': '6',
      languages: 'Tamil',
      named: 'no',
      described: 'a trading house in Guindy',
    });
    expect(await kept.json()).toMatchObject({ version: 2, state: 'open', left: 2 });
    expect((await p.store.findVacancy(vacancy))?.terms).toMatchObject({
      city: 'Chennai',
      skills: ['Tally data entry', 'Excel'],
      atLeast: { gst: 6 },
      languages: ['Tamil'],
      named: false,
    });
  });

  test('shows each application with its criteria, best first', async () => {
    const p = placement();
    const vacancy = await p.openVacancy(await p.addEmployer());
    const far = await p.addApplicant('Far Sample', { location: 'Dubai' });
    const near = await p.addApplicant('Near Sample');
    const html = await p.page(vacancy);
    expect(Object.entries(statesIn(html))).toEqual([
      [near.reference, 'match'],
      [far.reference, 'match'],
    ]);
    expect(html).toContain('data-criterion="place" data-fit="not"');
    expect(html).toContain('data-criterion="pay" data-fit="met"');
    for (const page of ['1', '1.5', '-3', '0', 'x', '']) {
      expect(Object.keys(statesIn(await p.page(vacancy, `?page=${page}`)))).toHaveLength(2);
    }
    expect(statesIn(await p.page(vacancy, '?page=9e99'))).toEqual({});
  });
});

describe('a talk with the employer', () => {
  test('is kept on their enquiry from the vacancy, with the next call, once', async () => {
    const p = placement();
    const employer = await p.addEmployer();
    const vacancy = await p.openVacancy(employer);
    const again = '2026-11-26T11:00';
    expect(await p.page(vacancy)).toContain('Spoke with the employer');
    const kept = await p.onDesk(vacancy, { action: 'spoke', note: 'Two by Pongal', again });
    expect(await kept.json()).toMatchObject({ version: 2 });
    expect((await p.onDesk(vacancy, { action: 'spoke', version: 1 })).status).toBe(409);
    const enquiry = await p.store.findEnquiry(employer.reference);
    expect(enquiry).toMatchObject({ state: 'talking', again: Date.parse(`${again}+05:30`) });
    const events = await p.store.listEvents(employer.id);
    const talks = events.filter(({ action }) => action === 'spoke');
    expect(talks.map(({ detail }) => detail.note)).toEqual(['Two by Pongal']);
  });

  test('needs an hour ahead of now, and an enquiry that is open', async () => {
    const p = placement();
    const employer = await p.addEmployer();
    const vacancy = await p.openVacancy(employer);
    const past = await p.onDesk(vacancy, { action: 'spoke', again: '2026-11-20T11:00' });
    expect([past.status, Object.keys((await past.json()).errors)]).toEqual([422, ['again']]);
    await p.store.changeEnquiry({
      id: employer.id,
      change: { state: 'done', outcome: 'answered', doneAt: p.clock.now },
      event: eventOf({ action: 'close' }),
    });
    expect((await p.onDesk(vacancy, { action: 'spoke' })).status).toBe(409);
    expect(await p.page(vacancy)).not.toContain('Spoke with the employer');
  });
});

test('every page of the desk says how many vacancies are open', async () => {
  const p = placement();
  const vacancy = await p.openVacancy(await p.addEmployer());
  const counted = '1<span class="sr-only"> open</span>';
  expect(await p.page(vacancy)).toContain(counted);
  await p.onDesk(vacancy, { action: 'fill' });
  expect(await p.page(vacancy)).not.toContain(counted);
});

describe('a question to a candidate', () => {
  test('goes by mail, and stands on their page with what would be shown', async () => {
    const p = await asked();
    const mails = await p.mails();
    const question = mails.find(
      ({ subject }) => subject === 'May we send your resume to Kaveri Traders?',
    );
    expect(question).toMatchObject({ to: 'asha.sample@example.com', linked: true });
    const html = await (await p.visitorPage(p.asha)).text();
    expect(html).toContain('May we send your resume to Kaveri Traders?');
    expect(html).toContain('They would not see');
    expect(html).toContain('whom to complain to, the Data Protection Board of India');
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

  test('is answered as it was read: a post that was changed meanwhile is read once more, and its words are kept', async () => {
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

  test('keeps the words, their version, the answer and when, and nothing of the person after an erasure', async () => {
    const p = await asked();
    await p.sayYes(p.asha, p.vacancy);
    const [candidate] = await p.store.listCandidates({ vacancy: p.vacancy });
    expect(candidate?.words).toContain('They would not see: Phone, e-mail, address');
    const record = { answer: 'yes', at: p.clock.now, wordsVersion: expect.any(String) };
    expect(await p.store.listConsents(p.vacancy)).toMatchObject([record]);
    await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
    expect(await p.store.listCandidates({ vacancy: p.vacancy })).toEqual([]);
    const [left] = await p.store.listConsents(p.vacancy);
    expect(left).toMatchObject(record);
    expect(JSON.stringify(left)).not.toMatch(/asha/i);
  });
});

describe('a shortlist', () => {
  test('shows who said yes, without phone, e-mail or full name, and to nobody else', async () => {
    const p = await shown();
    const response = await p.shortlistPage(p.token);
    const html = await response.text();
    expect(html).toContain('Asha S.');
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

  test('may be shared before any yes; who says yes later stands on the same link', async () => {
    const p = await asked();
    const token = await p.share(p.vacancy);
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toEqual([]);
    await p.sayYes(p.asha, p.vacancy);
    expect(cardsIn(await (await p.shortlistPage(token)).text())).toHaveLength(1);
    const subjects = (await p.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Somebody said yes to your post');
  });

  test('gives the resume as a download, and tells the candidate who opened it and when', async () => {
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
      '[placement] Kaveri Traders: They ask for the shortlist again',
    ]);
  });

  test('shows nothing of who took the yes back, from that second on', async () => {
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
    await p.asEmployer(p.token, { action: 'question', candidate: p.card, text: 'Can she drive?' });
    const mails = await p.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ role: 'staff' });
    expect(mails[0]?.text).toContain('Can she drive?');
  });
});

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

  test('is agreed in one press: both get the calendar entry and the phone of the other', async () => {
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
      expect(mail?.attachments?.[0]?.content).toContain(
        'DTSTART;TZID=Asia/Kolkata:20261127T110000',
      );
    }
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('interview');
    expect(await p.mails()).toEqual([]);
  });

  test('other hours are asked for: they stand on the employer’s page and are mailed, and other ones offered', async () => {
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

  test('that was agreed is struck out for the employer when the yes is taken back, without a word of who', async () => {
    const p = await shown();
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer });
    await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot: offer[0] });
    await p.mails();
    await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
    const off = (await p.mails()).find(({ to }) => to === 'ravi@kaveri.example');
    expect(off?.subject).toBe('The interview of Fri 27 Nov 2026, 11:00 AM does not take place');
    expect(JSON.stringify(off)).not.toMatch(/asha/i);
    expect(off?.attachments?.[0]?.content).toContain('STATUS:CANCELLED');
  });

  test('that was agreed is struck out for the candidate when the employer withdraws', async () => {
    const p = await shown();
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer });
    await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot: offer[0] });
    await p.mails();
    await p.asCandidate(p.employer, { action: 'withdraw', confirm: 'yes' });
    const off = (await p.mails()).find(({ to }) => to === 'asha.sample@example.com');
    expect(off?.subject).toBe('Your interview of Fri 27 Nov 2026, 11:00 AM does not take place');
    expect(off?.attachments?.[0]?.content).toContain('STATUS:CANCELLED');
    expect(await (await p.visitorPage(p.asha)).text()).not.toContain('Kaveri');
  });

  test('both say in one press whether it took place, once it is over', async () => {
    const p = await shown();
    await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot: offer });
    await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot: offer[0] });
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
  test('closes the application as placed, counts the vacancy down, and tells both and another system', async () => {
    const p = await shown();
    await p.mails();
    const hired = { action: 'hired', candidate: p.card, from: '2027-01-04', pay: '28000' };
    expect((await p.asEmployer(p.token, { ...hired, from: 'soon' })).status).toBe(422);
    expect((await p.asEmployer(p.token, hired)).status).toBe(200);
    expect(await p.store.findEnquiry(p.asha.reference)).toMatchObject({
      state: 'done',
      outcome: 'placed',
    });
    expect(await p.page(p.vacancy)).toContain('data-state="open" data-left="1"');
    expect(statesIn(await p.page(p.vacancy))[p.asha.reference]).toBe('hired');
    expect((await p.mails()).map(({ to }) => to).sort()).toEqual([
      'asha.sample@example.com',
      'operations@localhost',
      'ravi@kaveri.example',
    ]);
    expect((await p.asEmployer(p.token, hired)).status).toBe(409);
    expect(await p.store.countPlaced(0)).toBe(1);
  });

  test('the last one fills it; the others read a kind word, in one press and once', async () => {
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
