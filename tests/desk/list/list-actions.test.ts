import { describe, expect, test } from '@jest/globals';
import { POST as mails } from '#app/api/desk/mails/route';
import { POST as next } from '#app/api/desk/next/route';
import { GET as mailList } from '#app/desk/mails/route';
import { GET as numbers } from '#app/desk/numbers/route';
import { GET as list } from '#app/desk/route';
import { hour, listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf } from '#tests/platform/db/samples';

const { desk, add, find, post } = listForEachTest();

describe('"Take the next one" clicked twice', () => {
  const shownTo = async (browser: Awaited<ReturnType<typeof signedInBrowser>>) => {
    const html = await browser.read(list, '/desk');
    return { reference: /name="reference" value="([^"]*)"/.exec(html)?.[1] ?? '' };
  };
  const led = ({ headers }: Response) => headers.get('location');

  test('on one page, in turn or at once, takes one', async () => {
    const first = await add('First');
    const second = await add('Second', { promisedBy: desk().clock.now + 2 * hour });
    const meena = await signedInBrowser(desk());
    const page = await shownTo(meena);
    const submit = () => meena.post(next, '/api/desk/next', page);
    const atOnce = await Promise.all([submit(), submit()]);
    expect([...atOnce, await submit()].map(led)).toEqual(Array(3).fill(`/desk/${first}`));
    expect((await find(second)).member).toBeUndefined();
  });

  test('on two pages takes two, the most urgent first, and a later click on an open page one more', async () => {
    const third = await add('Third', { promisedBy: desk().clock.now + 3 * hour });
    const first = await add('First');
    const second = await add('Second', { promisedBy: desk().clock.now + 2 * hour });
    const meena = await signedInBrowser(desk());
    const page = await shownTo(meena);
    expect(led(await meena.post(next, '/api/desk/next', page))).toBe(`/desk/${first}`);
    const newPage = await shownTo(meena);
    expect(led(await meena.post(next, '/api/desk/next', newPage))).toBe(`/desk/${second}`);
    desk().clock.now += 15_000;
    expect(led(await meena.post(next, '/api/desk/next', page))).toBe(`/desk/${third}`);
    expect(led(await meena.post(next, '/api/desk/next', {}))).toBe('/desk?said=none-left');
  });

  test('by two members gives each one, though both saw the same', async () => {
    const first = await add('First');
    const second = await add('Second', { promisedBy: desk().clock.now + 2 * hour });
    const members = ['meena@example.com', 'sathya@example.com'];
    const answers = await Promise.all(
      members.map((who) => post(next, '/api/desk/next', { reference: first }, who)),
    );
    expect(answers.map(led).sort()).toEqual([`/desk/${first}`, `/desk/${second}`].sort());
    const holders = [(await find(first)).member, (await find(second)).member];
    expect(holders.sort()).toEqual(members);
  });
});

test('a dead letter about nobody is sent again, or given up, from the list of mails', async () => {
  const { store } = desk().context;
  const submission = enquiryOf({ receivedAt: desk().clock.now - hour });
  await store.recordSubmission(submission, [mailOf()]);
  const fail = async () => {
    for (const each of await store.claimDue('test', 10, desk().clock.now)) {
      await store.markDeadLetter(each, 'recipient-refused', desk().clock.now);
    }
    const [mail] = await store.listOpenDeadLetters(10);
    return mail ?? expect(mail).toBeDefined();
  };
  const browser = await signedInBrowser(desk());
  const act = async (action: string) => {
    const mail = await fail();
    const fields = { action, mail: mail?.id ?? '', submission: mail?.submissionId ?? '' };
    return browser.post(mails, '/api/desk/mails', fields);
  };
  await fail();
  const html = await browser.read(numbers, '/desk/numbers');
  expect(html).toContain('<h2 id="parked">Mails and events that failed</h2>');
  expect(html).toContain('After 1 try: the mailbox does not exist or does not accept mail');
  const list = (await act('mail-again')).headers.get('location') ?? '';
  expect(await browser.read(mailList, list)).toContain('The mail goes out again.');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  await act('mail-give-up');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  expect(await store.claimDue('test', 10, desk().clock.now)).toEqual([]);
});

test('a mail that was held is read on the list before it is sent, without the way to the private page', async () => {
  const { store } = desk().context;
  const mail = mailOf({ role: 'visitor', text: 'Choose when we call: /enquiry/{enquiry-token}' });
  const counter = { key: 'sample', windowMs: hour, limit: 0, name: 'recipient' };
  await store.recordSubmission(enquiryOf({ receivedAt: desk().clock.now - hour }), [
    { mail, counters: [counter] },
  ]);
  const html = await (await signedInBrowser(desk())).read(mailList, '/desk/mails');
  expect(html).toContain('Choose when we call: /enquiry/(their own link)');
  expect(html).toMatch(/Held .* too many mails were caused in one day/);
  expect(html).toContain('Send it');
  expect(html).not.toContain('{enquiry-token}');
});
