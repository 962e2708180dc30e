/** Two histories, of the vacancy and of each candidate: complete, and true of whoever reads them. */
import { expect, test } from '@jest/globals';
import { cardsIn, historyIn, openPlacement, type Person } from '#tests/placement/placement-desk';
import { agreedMeeting, asked, shown } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

const onDesk = async (person: Person) => historyIn(await placement().deskPage(person));
const ownPage = async (person: Person) =>
  historyIn(await (await placement().visitorPage(person)).text());

test('all that happens from the question to the first day is in both, in the words of each reader', async () => {
  const p = await agreedMeeting(placement());
  await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
  p.clock.now = Date.parse('2026-11-27T13:00:00+05:30');
  await p.asCandidate(p.asha, { action: 'went', vacancy: p.vacancy, answer: 'yes' });
  await p.asEmployer(p.token, { action: 'hired', candidate: p.card, from: '2027-01-04', pay: 1 });
  const vacancy = (await onDesk(p.employer)).join('\n');
  for (const line of [
    'asked Asha Sample about the post.',
    'Asha Sample said yes to being shown.',
    'sent the shortlist to the employer.',
    'The employer opened the resume of Asha Sample.',
    'The employer offers Asha Sample an interview.',
    'Asha Sample chose the time : Fri 27 Nov 2026, 11:00 AM.',
    'Asha Sample says that they met.',
    'Asha Sample is hired',
  ]) {
    expect(vacancy).toContain(line);
  }
  const candidate = (await onDesk(p.asha)).join('\n');
  for (const line of [
    'asked them about a post.',
    'Asha said yes to being shown.',
    'Shown to the employer on the shortlist.',
    'The employer opened the resume',
    'The employer offers an interview',
    'Asha chose the time of the interview.',
    'Asha says that they met',
    'Hired : the application is closed as placed.',
  ]) {
    expect(candidate).toContain(line);
  }
  const employerReads = (await ownPage(p.employer)).join('\n');
  for (const line of [
    'A candidate said yes to being shown to you.',
    'You opened a resume.',
    'You offered an interview.',
    'An interview was agreed: Fri 27 Nov 2026, 11:00 AM.',
    'A candidate said that you met.',
    'A candidate is hired.',
  ]) {
    expect(employerReads).toContain(line);
  }
  expect(employerReads).not.toMatch(/asha/i);
  const candidateReads = (await ownPage(p.asha)).join('\n');
  expect(candidateReads).toContain('The employer offered you an interview.');
  expect(candidateReads).toContain('You said that you met.');
  expect(candidateReads).not.toMatch(/ravi/i);
});

test('somebody who was hired elsewhere was not refused by the other employer', async () => {
  const p = await agreedMeeting(placement());
  const guindy = await p.addEmployer('other@guindy.example');
  const other = await p.openVacancy(guindy);
  await p.onDesk(other, { action: 'propose', candidate: p.asha.reference });
  await p.sayYes(p.asha, other);
  const hired = { action: 'hired', candidate: p.asha.reference, from: '2027-01-04', pay: 28_000 };
  expect((await p.onDesk(other, hired)).status).toBe(200);
  const lines = await onDesk(p.employer);
  expect(lines).toContain('Asha Sample was hired elsewhere : no longer a candidate.');
  expect(lines.join('\n')).not.toContain('decided not to proceed');
  expect(await ownPage(p.employer)).toContain(
    'A candidate found another post and is no longer shown to you.',
  );
  expect((await onDesk(p.asha)).join('\n')).not.toContain('decided not to proceed');
});

test('what a candidate does is never put down to the person who wrote for the employer', async () => {
  const p = await agreedMeeting(placement());
  const text = 'After five';
  await p.asCandidate(p.asha, { action: 'other-slot', vacancy: p.vacancy, text });
  await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy });
  const lines = await onDesk(p.employer);
  expect(lines).toContain('Asha Sample asked for other times');
  expect(lines).toContain('Asha Sample withdrew the consent : the employer sees nothing more.');
  expect(lines.join('\n')).not.toMatch(/Ravi (?:asks|took|said|chose)/);
});

test('a candidate who was asked and said no, or nothing, is unknown to the employer', async () => {
  const p = await asked(placement());
  await p.asCandidate(p.asha, { action: 'consent', vacancy: p.vacancy, answer: 'no' });
  expect(await onDesk(p.employer)).toContain('Asha Sample said no to being shown.');
  const read = (await ownPage(p.employer)).join('\n');
  expect(read).toContain('We asked somebody whether we may show them to you.');
  expect(read).not.toMatch(/asha|said no/i);
});

test('several who are asked at once are one line of the vacancy', async () => {
  const p = await asked(placement());
  const people = [await p.addApplicant('Priya Sample'), await p.addApplicant('Mohan Sample')];
  const candidate = people.map(({ reference }) => reference);
  await p.onDesk(p.vacancy, { action: 'propose', candidate });
  expect((await onDesk(p.employer)).join('\n')).toContain(
    'asked Priya Sample and Mohan Sample about the post.',
  );
});

test('an erased candidate is named in no history, nor what was asked about them', async () => {
  const p = await shown(placement());
  const text = 'Does Asha drive?';
  await p.asEmployer(p.token, { action: 'question', candidate: p.card, text });
  await p.actOn(p.employer, { action: 'answer-question', text: 'Asha does.' });
  expect((await onDesk(p.employer)).join('\n')).toContain(text);
  await p.asCandidate(p.asha, { action: 'withdraw', confirm: 'yes' });
  const lines = (await onDesk(p.employer)).join('\n');
  expect(lines).not.toMatch(/asha/i);
  expect(lines).toContain('A candidate said yes to being shown.');
  expect(lines).toContain('The employer asks about a candidate.');
  expect(cardsIn(await (await p.shortlistPage(p.token)).text())).toEqual([]);
});
