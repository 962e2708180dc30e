import { expect, test } from '@jest/globals';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as list } from '#app/desk/route';
import { GET as undated } from '#app/desk/undated/route';
import { releaseDeparted } from '#lib/desk/jobs/owners';
import { hour, listForEachTest, namesIn } from '#tests/desk/desk-samples';

const { desk, add, find, read, does } = listForEachTest();

test('a try at eleven is due at eleven though the promise is broken, and its lateness is a mark', async () => {
  desk().clock.now -= 2 * hour;
  const reference = await add('Asha', { promisedBy: desk().clock.now - 20 * hour });
  await does(reference, 'no-answer', { again: '2026-11-24T11:00' });
  const html = await read(list, '/desk');
  expect(html).toContain('11:00 AM, next try');
  expect(html).toContain('promise 20 h late');
  expect(await read(page, `/desk/${reference}`, { reference })).toContain('The promise ended');
  expect(html).toMatch(/Due today<\/span>/);
  expect(html).toMatch(/<b>1<\/b><small>today/);
  desk().clock.now = Date.parse('2026-11-24T11:00:10+05:30');
  expect(await read(list, '/desk')).toMatch(
    /11:00 AM, next try<\/time><span class="sub late">now</,
  );
});

test('any day and hour can be agreed, after a talk, a letter and a try alike', async () => {
  for (const action of ['spoke', 'wrote', 'no-answer']) {
    const reference = await add(action);
    const html = await read(page, `/desk/${reference}`, { reference });
    expect(html).toContain(`id="${action}-again-other"`);
    expect(html).toContain(`id="${action}-note"`);
    const sunday = { again: '2026-11-25T10:00', 'again-other': '2026-11-29T20:30', note: 'Agreed' };
    expect((await does(reference, action, sunday)).status).toBe(303);
    const { again, dueAt } = await find(reference);
    expect(again).toBe(Date.parse('2026-11-29T20:30+05:30'));
    expect(dueAt).toBe(again);
  }
});

test('who has neither a promise nor a date is in a list of their own, and waits for nobody of us', async () => {
  const reference = await add('Asha');
  await does(reference, 'spoke', { note: 'Decides' });
  const html = await read(list, '/desk');
  expect(html).toContain('Nobody is waiting');
  expect(html).toMatch(/href="\/desk\/undated">1 without a date</);
  expect(await read(undated, '/desk/undated')).toContain('Asha');
});

test('what is due still today is one number, in the head and on the day', async () => {
  await add('Missed this morning', { promisedBy: desk().clock.now - hour });
  await add('Still today');
  const html = await read(list, '/desk');
  expect(html).toContain('1 overdue</b>, 1 due today');
  expect(html).toMatch(/<b>1<\/b><small>today/);
  expect(namesIn(await read(list, '/desk?day=2026-11-24'))).toEqual(['Still today']);
});

test('a hand-over is reported: by a mail to the colleague, and by a mark until they do something', async () => {
  const reference = await add('Asha');
  await does(reference, 'hand', { to: 'sathya@example.com', note: 'Speaks Telugu' });
  const due = await desk().context.store.claimDue('test', 10, desk().clock.now);
  expect(due.map(({ mail }) => [mail.to, mail.subject])).toEqual([
    ['Sathya Sample <sathya@example.com>', `[contact] Meena Sample handed ${reference} to you`],
  ]);
  expect(due[0]?.mail.text).toContain('Speaks Telugu');
  expect(await read(list, '/desk')).toContain('from Meena, new');
  await does(reference, 'note', { note: 'Seen' }, 'sathya@example.com');
  expect(await read(list, '/desk')).not.toContain(', new');
});

test('what a member has who left the desk falls to nobody, and the history says why', async () => {
  const { store } = desk().context;
  const reference = await add('Asha');
  const talking = await add('Ravi');
  await does(reference, 'take', {}, 'sathya@example.com');
  await does(talking, 'spoke', { note: 'Decides' }, 'sathya@example.com');
  expect(await releaseDeparted(store, ['meena@example.com'], desk().clock.now)).toBe(2);
  expect(await releaseDeparted(store, ['meena@example.com'], desk().clock.now)).toBe(0);
  expect(namesIn(await read(list, '/desk?who=nobody'))).toEqual(['Asha']);
  const html = await read(page, `/desk/${reference}`, { reference });
  expect(html).toContain('Unassigned now');
  expect(html).toContain('is not at the desk now');
  expect(html).toContain('Take it');
});
