/** A link of a shortlist that was passed on shows that it was: to whoever holds it, and to staff. */
import { expect, test } from '@jest/globals';
import { openPlacement } from '#tests/placement/placement-desk';
import { shown } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const warning = 'This link is used in';

async function opened() {
  const { token, card, ...p } = await shown(placement());
  await p.mails();
  /** A browser that looks at the page: its cookie from then on. */
  const look = async (cookie = '') => {
    const answer = await p.shortlistPage(token, cookie);
    const [given = cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    return { html: await answer.text(), cookie: given || cookie };
  };
  const submit = (cookie: string) =>
    p.asEmployer(token, { action: 'question', candidate: card, text: 'May we call?' }, cookie);
  return { ...p, token, look, press: submit };
}

test('two browsers that click something are shown on the page, on the desk, and once by mail', async () => {
  const p = await opened();
  const [one, other] = [(await p.look()).cookie, (await p.look()).cookie];
  expect(one).toMatch(/^shortlist=[\w-]{22}$/);
  expect(other).not.toBe(one);
  await p.press(one);
  await p.press(one);
  expect((await p.look(one)).html).not.toContain(warning);
  await p.press(other);
  await p.press(other);
  await p.press((await p.look()).cookie);
  const html = `${warning} 3 browsers: first on Tue 24 Nov`;
  expect((await p.look(one)).html).toContain(html);
  expect(await p.page(p.vacancy)).toContain(html);
  const subjects = (await p.mails()).map(({ subject }) => subject);
  expect(subjects.filter((each) => each.includes('used in a second browser'))).toHaveLength(1);
  const events = await p.store.listEvents(p.employer.id);
  expect(events.filter(({ action }) => action === 'passed-on')).toHaveLength(1);
});

test('scanners of mails that look, and who takes no cookie, are nobody it was passed on to', async () => {
  const p = await opened();
  for (let looks = 0; looks < 3; looks += 1) await p.look();
  for (const cookie of ['', '', 'shortlist=x', 'shortlist=<script>']) await p.press(cookie);
  expect((await p.look()).html).not.toContain(warning);
});

test('a renewed link begins again, and one link counts no more than ten browsers', async () => {
  const p = await opened();
  for (let looks = 0; looks < 14; looks += 1) await p.press((await p.look()).cookie);
  expect((await p.look()).html).toContain(`${warning} 10 browsers`);
  const token = await p.share(p.vacancy);
  expect(await (await p.shortlistPage(token)).text()).not.toContain(warning);
});
