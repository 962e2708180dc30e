import { expect, test } from '@jest/globals';
import { POST as many } from '#app/api/desk/many/route';
import { GET as list } from '#app/desk/route';
import { GET as undated } from '#app/desk/undated/route';
import { listForEachTest, namesIn } from '#tests/desk/desk-samples';
import type { Fields } from '#tests/desk/desk-site';

const { desk, add, find, post, read, does } = listForEachTest();
const submit = (fields: Fields, who?: string) => post(many, '/api/desk/many', fields, who);

const ticked = async (references: readonly string[]) => ({
  enquiry: await Promise.all(
    references.map(async (each) => `${each}:${(await find(each)).version}`),
  ),
});

const holders = async (references: readonly string[]) =>
  (await Promise.all(references.map(find))).map(({ member }) => member);

/** Two of whom a member did something; their references. */
async function two(...call: readonly [action: string, fields?: Fields, who?: string]) {
  const both = [await add('Asha'), await add('Ravi')];
  for (const reference of both) await does(reference, ...call);
  return both;
}

test('ticked rows are taken in one click, and all of it is undone in one', async () => {
  const [asha, ravi, jo] = [await add('Asha'), await add('Ravi'), await add('Jo')];
  const html = await read(list, '/desk');
  expect(html).toMatch(new RegExp(`<input[^>]*form="many"[^>]*value="${asha}:1"`));
  const answer = await submit({ action: 'take', ...(await ticked([asha, ravi])) });
  expect(answer.status).toBe(303);
  expect(await holders([asha, ravi, jo])).toEqual([
    'meena@example.com',
    'meena@example.com',
    undefined,
  ]);
  const after = await read(list, answer.headers.get('location') ?? '');
  expect(after).toContain('2 enquiries taken.');
  const [, id = ''] = /name="press" value="([^"]+)"/.exec(after) ?? [];
  await submit({ action: 'take-back', press: id });
  expect(await holders([asha, ravi, jo])).toEqual([undefined, undefined, undefined]);
});

test('closed ones that nobody has are found, and are not offered to be taken', async () => {
  const asha = await add('Asha');
  expect(await read(list, '/desk?q=asha')).toContain(
    'Take<span class="sr-only"> the enquiry of Asha',
  );
  await submit({ action: 'close', outcome: 'answered', ...(await ticked([asha])) });
  expect(await holders([asha])).toEqual([undefined]);
  const found = await read(list, '/desk?q=asha');
  expect(namesIn(found)).toEqual(['Asha']);
  expect(found).not.toContain('Take<span class="sr-only"> the enquiry of Asha');
});

test('what a colleague changed in the meantime stays as it is, and is counted', async () => {
  const asha = await add('Asha');
  const ravi = await add('Ravi');
  const shown = await ticked([asha, ravi]);
  await does(asha, 'take', {}, 'sathya@example.com');
  const answer = await submit({ action: 'close', outcome: 'answered', ...shown });
  const page = await read(list, answer.headers.get('location') ?? '');
  expect(page).toContain('1 enquiry closed.');
  expect(page).toContain('1 other was not changed');
  expect((await find(asha)).state).toBe('new');
  expect((await find(ravi)).state).toBe('done');
});

test('one click hands over all of a colleague on leave, and sends one mail', async () => {
  const all = await two('take', {}, 'sathya@example.com');
  await add('Of nobody');
  const sift = '?who=sathya%40example.com';
  await submit({ action: 'hand', to: 'meena@example.com', all: 'yes', sift }, 'sathya@example.com');
  expect(await holders(all)).toEqual(['meena@example.com', 'meena@example.com']);
  expect(namesIn(await read(list, '/desk?who=nobody'))).toEqual(['Of nobody']);
  const due = await desk().context.store.claimDue('test', 9, desk().clock.now);
  expect(due.map(({ mail }) => [mail.to, mail.subject])).toEqual([
    ['Meena Sample <meena@example.com>', '[desk] Sathya Sample handed 2 enquiries to you'],
  ]);
  for (const reference of all) expect(due[0]?.mail.text).toContain(reference);
});

test('nothing ticked, no outcome, an unknown action: nothing is done, and a sentence says so', async () => {
  const asha = await add('Asha');
  const said = async (fields: Fields) => {
    const answer = await submit(fields);
    expect(answer.status).toBe(422);
    return answer.text();
  };
  expect(await said({ action: 'take' })).toContain('Please tick one enquiry at least');
  expect(await said({ action: 'erase' })).toContain('Please choose what to do');
  expect(await said({ action: 'close', enquiry: `${asha}:1` })).toContain('choose an outcome');
  expect(await said({ action: 'take', enquiry: '../x:1' })).toContain('Please tick one');
});

test('the action of another member is not undone by a guess at its name', async () => {
  const asha = await add('Asha');
  const answer = await submit({ action: 'take', ...(await ticked([asha])) });
  const id = new URL(`http://x${answer.headers.get('location')}`).searchParams.get('press') ?? '';
  await submit({ action: 'take-back', press: id }, 'sathya@example.com');
  expect(await holders([asha])).toEqual(['meena@example.com']);
});

test('what has no date is closed at once from its own list, and one comes back to it', async () => {
  const open = await add('Waits');
  const all = await two('spoke');
  const html = await read(undated, '/desk/undated');
  for (const each of all) expect(html).toMatch(new RegExp(`<input[^>]*value="${each}:2"`));
  const close = { action: 'close', outcome: 'not interested', all: 'yes' };
  const answer = await submit({ ...close, list: 'undated' });
  const to = answer.headers.get('location') ?? '';
  expect(to).toMatch(/^\/desk\/undated\?many=close/);
  expect(await read(undated, to)).toContain('2 enquiries closed.');
  expect((await find(open)).state).toBe('new');
});
