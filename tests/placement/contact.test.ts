/** A yes and a hire are the contact that was promised; to be asked is none. */
import { expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { contactByPlacement } from '#lib/tables/placement';
import { openPlacement, type Person } from '#tests/placement/placement-desk';
import { asked } from '#tests/placement/placement-steps';
import { openDatabase } from '#tests/platform/db/engines';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const day = 24 * 60 * 60_000;

const enquiryOf = ({ reference }: Person) => placement().store.findEnquiry(reference);

test('a promise is kept by the yes, and nothing of it falls due any more', async () => {
  const p = await asked(placement());
  expect((await enquiryOf(p.asha))?.keptAt).toBeUndefined();
  await p.sayYes(p.asha, p.vacancy);
  const after = await enquiryOf(p.asha);
  expect(after).toMatchObject({ state: 'talking', keptAt: p.clock.now, reachedAt: p.clock.now });
  expect(after?.dueAt).toBeUndefined();
  p.clock.now += 5 * day;
  const { rows } = await p.store.listEnquiries({ list: 'open', dueBefore: p.clock.now }, 1, 50);
  expect(rows.map(({ reference }) => reference)).not.toContain(p.asha.reference);
  const page = await (await p.visitorPage(p.asha)).text();
  expect(page).not.toMatch(/We are late|We spoke with you/);
});

test('the hour of a call that was agreed stays agreed', async () => {
  const p = await asked(placement());
  const again = '2026-11-26T11:00';
  await p.actOn(p.asha, { action: 'no-answer', again });
  await p.sayYes(p.asha, p.vacancy);
  expect(await enquiryOf(p.asha)).toMatchObject({ dueAt: Date.parse(`${again}:00+05:30`) });
});

test('a no keeps no promise', async () => {
  const p = await asked(placement());
  await p.asCandidate(p.asha, { action: 'consent', vacancy: p.vacancy, answer: 'no' });
  expect((await enquiryOf(p.asha))?.keptAt).toBeUndefined();
});

test('an upgrade keeps the promises of those who had said yes before, and of nobody else', async () => {
  const p = await asked(placement());
  const mohan = await p.addApplicant('Mohan Sample');
  await p.onDesk(p.vacancy, { action: 'propose', candidate: mohan.reference });
  await p.sayYes(p.asha, p.vacancy);
  const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
  await db
    .updateTable('enquiries')
    .set({ kept_at: null, reached_at: null, state: 'new', due_at: p.clock.now })
    .where('id', '=', p.asha.id)
    .execute();
  await contactByPlacement(db as unknown as Kysely<unknown>);
  await close();
  const after = await enquiryOf(p.asha);
  expect(after).toMatchObject({ state: 'talking', keptAt: p.clock.now, reachedAt: p.clock.now });
  expect(after?.dueAt).toBeUndefined();
  expect((await enquiryOf(mohan))?.keptAt).toBeUndefined();
});

test('of a hire nobody reads that it was closed before anybody called', async () => {
  const p = await asked(placement());
  await p.sayYes(p.asha, p.vacancy);
  const candidate = p.asha.reference;
  await p.onDesk(p.vacancy, { action: 'hired', candidate, from: '2027-01-04', pay: 28_000 });
  expect(await p.deskPage(p.asha)).not.toContain('Closed before anybody called');
  expect(await enquiryOf(p.asha)).toMatchObject({ state: 'done', outcome: 'placed' });
  expect((await enquiryOf(p.asha))?.dueAt).toBeUndefined();
  expect((await enquiryOf(p.employer))?.keptAt).toBe(p.clock.now);
});

test('one of two is hired: nobody hears that the post is filled', async () => {
  const p = await asked(placement());
  const priya = await p.addApplicant('Priya Sample');
  await p.onDesk(p.vacancy, { action: 'propose', candidate: priya.reference });
  await p.sayYes(p.asha, p.vacancy);
  await p.sayYes(priya, p.vacancy);
  const hire = ({ reference }: Person) =>
    p.onDesk(p.vacancy, { action: 'hired', candidate: reference, from: '2027-01-04', pay: 28_000 });
  await hire(p.asha);
  expect((await p.onDesk(p.vacancy, { action: 'thank' })).status).toBe(409);
  expect(await p.page(p.vacancy)).not.toContain('Write to them');
  for (const { subject, text } of await p.mails()) {
    expect(`${subject} ${text}`).not.toMatch(/is filled/);
  }
  await hire(priya);
  expect((await p.mails()).some(({ subject }) => subject.includes('the post is filled'))).toBe(
    true,
  );
});

test('where the search ended without a hire the kind word says so', async () => {
  const p = await asked(placement());
  await p.onDesk(p.vacancy, { action: 'fill', how: 'closed' });
  await p.mails();
  await p.onDesk(p.vacancy, { action: 'thank' });
  const [mail] = await p.mails();
  expect(mail?.text).toContain('has ended');
  expect(mail?.text).not.toContain('is filled');
});
