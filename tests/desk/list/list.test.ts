import { describe, expect, test } from '@jest/globals';
import { GET as state } from '#app/api/desk/state/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { GET as done } from '#app/desk/done/route';
import { GET as csv } from '#app/desk/enquiries.csv/route';
import { GET as list } from '#app/desk/route';
import { GET as suspicious } from '#app/desk/suspicious/route';
import { openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { hour, listForEachTest, namesIn } from '#tests/desk/desk-samples';
import { newBrowser, signedInBrowser } from '#tests/desk/desk-site';

const { desk, add, read, does } = listForEachTest();

describe('the list', () => {
  test('sorts by when it falls due, in three groups that add up', async () => {
    const { now } = desk().clock;
    await add('Later', { promisedBy: now + 26 * hour });
    await add('Today', { promisedBy: now + 6 * hour });
    await add('Overdue', { promisedBy: now - hour });
    const html = await read(list, '/desk');
    expect(namesIn(html)).toEqual(['Overdue', 'Today', 'Later']);
    expect(html).toContain('<h1>3 people are waiting</h1>');
    expect(html).toContain('1 h late');
    expect(html).toContain('data-state="list"');
  });

  test('names the language that was chosen with a registration, where nobody asked for another', async () => {
    const in_ = (name: string, value: string) => ({
      transcript: [{ name, label: 'Language', value }],
    });
    await add('Asha', in_('preferredLang', 'Telugu'));
    expect(await read(list, '/desk')).toContain('Telugu');
    await add('Ravi', in_('language', 'Tamil'));
    await add('Jo', in_('language', 'English'));
    const html = await read(list, '/desk');
    expect(html).toContain('Not said');
    expect(html).toMatch(/Tamil<|Tamil,/);
  });

  test('carries the state that it was rendered from, so that an open page notices changes before its first poll', async () => {
    await add('Asha');
    await add('Ravi', { kind: 'coaching' });
    const browser = await signedInBrowser(desk());
    const markup = async () =>
      /data-live="list" data-mark="([\w-]+)"/.exec(await browser.read(list, '/desk'))?.[1];
    const asked = async () =>
      ((await (await browser.ask(state, '/api/desk/state')).json()) as { mark: string }).mark;
    const first = await markup();
    expect(first).toBeDefined();
    expect(await asked()).toBe(first);
    await add('Joseph');
    expect(await asked()).not.toBe(first);
    expect(await markup()).toBe(await asked());
  });

  test('shows fifty on a page, and the rest on the next', async () => {
    const { now } = desk().clock;
    for (let at = 0; at < 51; at += 1) await add(`Person ${at}`, { promisedBy: now + hour + at });
    const first = await read(list, '/desk');
    expect(namesIn(first)).toHaveLength(50);
    expect(first).toContain('1 to 50 of 51');
    expect(first).toContain('The next');
    const second = await read(list, '/desk?page=2');
    expect(namesIn(second)).toEqual(['Person 50']);
    expect(second).toContain('51 to 51 of 51');
    expect(second).not.toContain('The next');
  });

  test('says that nothing waits, and takes any address without an error', async () => {
    expect(await read(list, '/desk')).toContain('data-state="nothing-waits"');
    const odd =
      '/desk?page=-3&kind=%3Cscript%3E&state=x&who=%27&day=2026-02-31&week=never&q=%25_%5C';
    expect(await read(list, odd)).toContain('data-state="nothing-found"');
  });

  test('is for members alone, and leads back to where one wanted to go', async () => {
    const answer = await newBrowser().ask(list, '/desk?kind=contact');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk%3Fkind%3Dcontact');
  });
});

test('an answer that was left out is in no line of the list, and is folded away on its page', async () => {
  const transcript = [
    { name: 'city', label: 'City', value: '–' },
    { name: 'skills', label: 'Skills', value: 'Tally' },
  ];
  const reference = await add('Asha', { transcript });
  expect(await read(list, '/desk')).not.toContain('–;');
  const page = await read(enquiry, `/desk/${reference}`, { reference });
  expect(page).toContain('<summary>Not answered (1)</summary><ul><li>City</li></ul>');
  expect(page).not.toContain('<dt>City</dt>');
  expect(page).toContain('<dt>Skills</dt>');
});

test('what a robot hardly hid is in a list of its own, and what is done in another', async () => {
  await add('Robot', { suspicion: 'trap field filled' });
  expect(await read(list, '/desk')).not.toContain('Robot');
  expect(await read(suspicious, '/desk/suspicious')).toContain('Robot');
  expect(await read(done, '/desk/done')).not.toContain('Robot');
});

test('who is not among the closed ones is looked for among those who wait', async () => {
  await add('Waiting');
  const html = await read(done, '/desk/done?q=Waiting');
  expect(html).toContain('Nobody here has “Waiting”.');
  const [, way = ''] = /href="([^"]*)">Look among those who wait</.exec(html) ?? [];
  expect(namesIn(await read(list, way))).toEqual(['Waiting']);
});

test('who was found to be a person leaves the list, which says so and leads to the enquiry', async () => {
  const reference = await add('Quick', { suspicion: 'trap field filled' });
  const answer = await does(reference, 'not-suspicious', { back: 'suspicious' });
  const html = await read(suspicious, answer.headers.get('location') ?? '');
  expect(html).not.toContain('Quick');
  expect(html).toContain('It is a person: the promise counts from now.');
  expect(html).toContain(`href="/desk/${reference}"`);
  expect(await read(suspicious, '/desk/suspicious?said=close&of=nobody')).not.toContain('Closed.');
});

test('who was taken for a robot and gives the reference on the phone is found', async () => {
  const reference = await add('Quick', { suspicion: 'trap field filled' });
  const html = await read(list, `/desk?q=${reference}`);
  expect(html).toContain(`/desk/suspicious?q=${reference}`);
  expect(await read(suspicious, `/desk/suspicious?q=${reference}`)).toContain('Quick');
});

test('a reference with one character wrong is distinguished from one that nobody has', async () => {
  expect(await read(list, '/desk?q=HOA-0000-001')).toContain('was mistyped: compare it again');
  for (const q of ['HOA-0000-000', 'abcdefg', 'Hoang']) {
    expect(await read(list, `/desk?q=${q}`)).not.toContain('was mistyped');
  }
});

test('a page that the list has become too short for shows its last one', async () => {
  await add('Only');
  expect(namesIn(await read(list, '/desk?page=7'))).toEqual(['Only']);
  expect(await read(list, '/desk?page=7')).toContain('1 to 1 of 1');
});

test('a store that does not answer is shown in a sentence, to pages and to scripts', async () => {
  const browser = await signedInBrowser(desk());
  const down = () => Promise.reject(new StoreUnavailable(new Error('away')));
  openContext({ ...desk().context, store: { ...desk().context.store, listEnquiries: down } });
  const page = await browser.ask(list, '/desk');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('data-state="store-away"');
});

describe('the table of the list', () => {
  test('holds what was filtered, and no cell that a spreadsheet would work out', async () => {
    await add('=HYPERLINK("http://x")');
    await add('Ravi', { kind: 'callback' });
    const all = await read(csv, '/desk/enquiries.csv');
    expect(all.split('\r\n').filter(Boolean)).toHaveLength(3);
    expect(all).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(await read(csv, '/desk/enquiries.csv?kind=callback')).not.toContain('HYPERLINK');
  });

  test('asks for a sign-in of less than an hour ago, and leads back', async () => {
    const browser = await signedInBrowser(desk());
    desk().clock.now += 61 * 60_000;
    const answer = await browser.ask(csv, '/desk/enquiries.csv?kind=callback');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/desk/sign-in?again=1&to=%2Fdesk%2Fenquiries.csv%3Fkind%3Dcallback',
    );
  });
});
