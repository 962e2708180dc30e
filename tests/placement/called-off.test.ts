/** A filled post is over for everybody: no file of it, no hour that is in one calendar alone. */
import { expect, test } from '@jest/globals';
import type { EnquiryChange } from '#lib/enquiries/schema/enquiry';
import { sendPlacementMails } from '#lib/placement/jobs';
import { cardsIn, openPlacement, statesIn } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { openDatabase } from '#tests/platform/db/engines';
import { eventOf } from '#tests/platform/db/enquiry-samples';
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

test('the page of a post that is over says whether it is filled or closed, and who begins when', async () => {
  const p = placement();
  const { vacancy, token, card } = await agreedMeeting(p);
  const html = async () => (await p.shortlistPage(token)).text();
  await p.asEmployer(token, { action: 'hired', candidate: card, from: '2027-01-04', pay: 28_000 });
  await p.onDesk(vacancy, { action: 'fill' });
  expect(await html()).toContain('Both posts are filled');
  expect(await html()).toContain(
    'Asha S. begins on Mon 4 Jan 2027. We will call you after 30 and 90 days',
  );
  const other = await p.openVacancy(await p.addEmployer('other@guindy.example'));
  const link = await p.share(other);
  await p.onDesk(other, { action: 'fill', how: 'closed' });
  const closed = await (await p.shortlistPage(link)).text();
  expect(closed).toContain('The search for this post has ended');
  expect(closed).not.toContain('We will call you after');
});

test('a no of the employer strikes out the hour that was agreed', async () => {
  const p = placement();
  const { token, card } = await agreedMeeting(p);
  expect((await p.asEmployer(token, { action: 'no', candidate: card })).status).toBe(200);
  const off = (await p.mails()).find(({ to }) => to === candidate);
  expect(off?.subject).toBe(
    'Your interview with Kaveri Traders on Fri 27 Nov 2026, 11:00 AM is cancelled',
  );
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

test('whose application staff close is shown to no employer, whose hour with them is struck out; opened again they are there as before', async () => {
  const p = placement();
  const { asha, vacancy, token, card } = await agreedMeeting(p);
  const cards = async () => cardsIn(await (await p.shortlistPage(token)).text());
  const state = async () => statesIn(await p.page(vacancy))[asha.reference];
  const close = { state: 'done', outcome: 'not interested', doneAt: p.clock.now } as const;
  const change = (to: EnquiryChange, action: string) =>
    p.store.changeEnquiry({ id: asha.id, change: to, event: eventOf({ action }) });
  await change(close, 'close');
  expect(await cards()).toEqual([]);
  expect(await state()).toBe('closed');
  expect(await p.page(vacancy)).toContain('The application was closed Tue 24 Nov: not interested');
  for (const action of ['resume', 'question', 'no']) {
    const answer = await p.asEmployer(token, { action, candidate: card, text: 'x' });
    expect([action, answer.status]).toEqual([action, 404]);
  }
  const hired = { action: 'hired', candidate: asha.reference, from: '2027-01-04', pay: 28_000 };
  expect((await p.onDesk(vacancy, hired)).status).toBe(422);
  p.clock.now += 9 * 60_000;
  await sendPlacementMails(p.context);
  expect(await p.mails()).toEqual([]);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    p.clock.now += 60_000;
    await sendPlacementMails(p.context);
  }
  const mails = await p.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [candidate, 'Your interview with Kaveri Traders on Fri 27 Nov 2026, 11:00 AM is cancelled'],
    [employer, 'The interview with Asha S. on Fri 27 Nov 2026, 11:00 AM is cancelled'],
  ]);
  await change({ state: 'talking', outcome: null, doneAt: null }, 'reopen');
  expect(await cards()).toEqual([card]);
  expect(await state()).toBe('interview');
});

test('a resume that is not there was opened by nobody', async () => {
  const p = placement();
  const { asha, token, card } = await agreedMeeting(p);
  const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
  await db.deleteFrom('files').execute();
  await close();
  const answer = await p.asEmployer(token, { action: 'resume', candidate: card });
  expect(answer.status).toBe(404);
  expect(await (await p.visitorPage(asha)).text()).not.toContain('opened your resume');
});
