/** What is over is over for everybody: no file of a filled post, no hour that stands in one calendar alone. */
import { expect, test } from '@jest/globals';
import { agreedMeeting, cardsIn, openPlacement } from '#tests/server/placement/placement-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const candidate = 'asha.sample@example.com';
const employer = 'ravi@kaveri.example';

test('an employer opens no resume of a post that is filled', async () => {
  const p = placement();
  const { token, card, vacancy, asha } = await agreedMeeting(p);
  await p.onDesk(vacancy, { action: 'fill' });
  const answer = await p.asEmployer(token, { action: 'resume', candidate: card });
  expect(answer.status).toBe(409);
  expect(await answer.text()).not.toContain('%PDF');
  expect(await (await p.visitorPage(asha)).text()).not.toContain('opened your resume');
});

test('a no of the employer strikes out the hour that was agreed', async () => {
  const p = placement();
  const { token, card } = await agreedMeeting(p);
  expect((await p.asEmployer(token, { action: 'no', candidate: card })).status).toBe(200);
  const off = (await p.mails()).find(({ to }) => to === candidate);
  expect(off?.subject).toBe('Your interview of Fri 27 Nov 2026, 11:00 AM does not take place');
  expect(off?.attachments?.[0]?.content).toContain('STATUS:CANCELLED');
});

test('the kind word strikes out the hour for both', async () => {
  const p = placement();
  const { vacancy } = await agreedMeeting(p);
  await p.onDesk(vacancy, { action: 'fill' });
  await p.mails();
  expect((await p.onDesk(vacancy, { action: 'thank' })).status).toBe(200);
  const mails = await p.mails();
  expect(mails.map(({ to }) => to).sort()).toEqual([candidate, candidate, employer]);
  const struck = mails.filter(({ attachments }) =>
    attachments?.some(({ content }) => content.includes('STATUS:CANCELLED')),
  );
  expect(struck.map(({ to }) => to).sort()).toEqual([candidate, employer]);
});

test('who has a post elsewhere reads no kind word', async () => {
  const p = placement();
  const { vacancy, asha } = await agreedMeeting(p);
  const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
  await p.onDesk(other, { action: 'propose', candidate: asha.reference });
  await p.sayYes(asha, other);
  const hired = { action: 'hired', candidate: asha.reference, from: '2027-01-04', pay: 28_000 };
  expect((await p.onDesk(vacancy, hired)).status).toBe(200);
  expect((await p.onDesk(other, { action: 'thank' })).status).toBe(409);
});

test('an hour that another has picked is offered to nobody else: 409', async () => {
  const p = placement();
  const { vacancy, token, card, slot } = await agreedMeeting(p);
  const priya = await p.addApplicant('Priya Sample');
  await p.onDesk(vacancy, { action: 'propose', candidate: priya.reference });
  await p.sayYes(priya, vacancy);
  const cards = cardsIn(await (await p.shortlistPage(token)).text());
  const second = cards.find((each) => each !== card);
  const answer = await p.asEmployer(token, { action: 'interview', candidate: second, slot });
  expect(answer.status).toBe(409);
  expect(Object.keys((await answer.json()).errors)).toEqual(['slot']);
});
