/** The list is worked in one go: saved, and the next one is there, calls and other tasks alike. */
import { describe, expect, test } from '@jest/globals';
import { POST as changeTask } from '#app/api/desk/tasks/[id]/route';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as list } from '#app/desk/route';
import { GET as taskPage } from '#app/desk/tasks/[id]/route';
import { dayMs } from '#lib/platform/values/india';
import type { NewTask } from '#lib/tasks/schema';
import { findEnquiry, hour, listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';
import { openTasks, taskOf } from '#tests/tasks/task-samples';

const { desk, add, read, does } = listForEachTest();

async function open(reference: string, more: Partial<NewTask> & Pick<NewTask, 'kind'>) {
  const { id: enquiryId } = await findEnquiry(desk(), reference);
  await openTasks({ dataDir: desk().context.env.DATA_DIR }, taskOf({ enquiryId, ...more }));
  const tasks = await desk().context.store.listTasksOf(enquiryId);
  return tasks.find(({ kind }) => kind === more.kind)?.id ?? '';
}

const pageOf = (reference: string, query = '') =>
  read(page, `/desk/${reference}${query}`, { reference });
const nextOn = (html: string) => /rel="next">Next: ([^<]*)</.exec(html)?.[1];
const placeOn = (html: string) => /<span>(\d+ of \d+)<\/span>/.exec(html)?.[1];
const then = (fields: Readonly<Record<string, string>> = {}) => ({ back: 'next', ...fields });

test('a talk, a try, a letter and a closing each lead to the next, which says what was done before', async () => {
  const { now } = desk().clock;
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const all: string[] = [];
  for (const [at, name] of names.entries())
    all.push(await add(name, { promisedBy: now + (at + 1) * hour }));
  const [one = '', two = '', three = '', four = '', five = ''] = all;
  const steps = [
    [one, 'spoke', { note: 'Decides' }, two],
    [two, 'no-answer', { again: '2026-11-26T16:00' }, three],
    [three, 'wrote', { note: 'Sent the fee sheet' }, four],
    [four, 'close', { outcome: 'answered' }, five],
  ] as const;
  for (const [reference, action, fields, next] of steps) {
    expect(await pageOf(reference)).toContain('value="next"');
    const answer = await does(reference, action, then(fields));
    const to = `/desk/${next}?said=${action}&of=${reference}`;
    expect(answer.headers.get('location')).toBe(to);
    const html = await pageOf(next, to.slice(to.indexOf('?')));
    expect(html).toContain(`<span class="num">${reference}</span>`);
    expect(html).toContain(`href="/desk/${reference}">Back to it</a>`);
  }
  // The one of the next day is all that is left behind the last.
  const last = await does(five, 'close', then({ outcome: 'answered' }));
  expect(last.headers.get('location')).toBe(`/desk/${two}?said=close&of=${five}`);
});

test('after the last of a list one is on the list again, with its filter', async () => {
  const only = await add('Only', { kind: 'callback' });
  await add('Of another kind', { kind: 'coaching' });
  expect(await pageOf(only, '?kind=callback')).not.toContain('value="next"');
  const fields = then({ outcome: 'answered', sift: '?kind=callback' });
  const answer = await does(only, 'close', fields);
  expect(answer.headers.get('location')).toBe(`/desk?kind=callback&said=close&of=${only}`);
  expect(await read(list, answer.headers.get('location') ?? '')).toContain('Closed.');
});

test('calls and other tasks follow each other as the list has them, and are counted together', async () => {
  const { now } = desk().clock;
  const asha = await add('Asha', { promisedBy: now + hour });
  const ravi = await add('Ravi', { promisedBy: now + 3 * dayMs });
  const mona = await add('Mona', { promisedBy: now + 2 * dayMs });
  await open(ravi, { kind: 'overdue-part', dueAt: now - dayMs });
  const question = await open(ravi, { kind: 'follow-up', dueAt: now + dayMs });
  const html = await pageOf(asha);
  expect(placeOn(html)).toBe('2 of 5');
  expect(html).toContain('>Previous: Ravi, overdue part</a>');
  expect(nextOn(html)).toBe('Ravi, follow-up');
  expect(html).toContain(`href="/desk/${ravi}#tasks" rel="next"`);
  const spoke = await does(asha, 'spoke', then({ note: 'Decides' }));
  expect(spoke.headers.get('location')).toBe(`/desk/${ravi}?said=spoke&of=${asha}#tasks`);
  const done = await does(ravi, 'done-task', then({ task: question }));
  expect(done.headers.get('location')).toBe(`/desk/${mona}?said=done-task&of=${ravi}`);
});

test('what leads to a question leads to the form of its answer, which is above the list of tasks', async () => {
  const asha = await add('Asha', { promisedBy: desk().clock.now + hour });
  const ravi = await add('Ravi', { promisedBy: desk().clock.now + 3 * dayMs });
  const task = await open(ravi, {
    kind: 'question',
    dueAt: desk().clock.now + dayMs,
    detail: { asker: 'candidate', text: 'Is there a bus?' },
  });
  expect(await pageOf(asha)).toContain(`href="/desk/${ravi}#tasks" rel="next"`);
  const html = await pageOf(ravi);
  const from = html.indexOf('id="tasks"');
  const answer = html.indexOf(`id="answer-${task}-text"`);
  expect(from).toBeGreaterThan(0);
  expect(answer).toBeGreaterThan(from);
  expect(html.indexOf('>One thing to do</h2>')).toBeGreaterThan(answer);
});

test('within a kind of task the next is the next of that kind, of the same person too', async () => {
  const { now } = desk().clock;
  const asha = await add('Asha', { promisedBy: now + hour });
  const ravi = await add('Ravi', { promisedBy: now + 3 * dayMs });
  const first = await open(asha, { kind: 'follow-up', subject: 'a', dueAt: now - dayMs });
  await open(asha, { kind: 'follow-up', subject: 'b', dueAt: now });
  await open(ravi, { kind: 'follow-up', subject: 'c', dueAt: now + dayMs });
  const sift = '?task=follow-up';
  const put = await does(asha, 'postpone-task', then({ task: first, until: '2026-11-30', sift }));
  expect(put.headers.get('location')).toBe(
    `/desk/${asha}?task=follow-up&said=postpone-task&of=${asha}#tasks`,
  );
});

describe('a task of no enquiry', () => {
  const money = (at: number) =>
    taskOf({ kind: 'dispute', subject: `disp_${at}`, dueAt: desk().clock.now + at * dayMs });
  const place = () => ({ dataDir: desk().context.env.DATA_DIR });
  const lone = async () =>
    (await desk().context.store.listTasksDue(desk().clock.now + 30 * dayMs)).flatMap(({ task }) =>
      task?.kind === 'dispute' ? task.id : [],
    );
  const taskOn = (id: string, query = '') => read(taskPage, `/desk/tasks/${id}${query}`, { id });
  async function post(id: string, fields: Readonly<Record<string, string>>) {
    const browser = await signedInBrowser(desk());
    return (await browser.post(changeTask, `/api/desk/tasks/${id}`, fields, { id })).headers.get(
      'location',
    );
  }

  test('leads to the next of the list when it is done, and says what was done', async () => {
    const asha = await add('Asha', { promisedBy: desk().clock.now + 2 * dayMs });
    await openTasks(place(), money(1), money(3));
    const [first = '', second = ''] = await lone();
    expect(nextOn(await taskOn(first))).toBe('Asha');
    expect(nextOn(await pageOf(asha))).toBe('Dispute');
    const to = await post(first, then({ action: 'done-task', note: 'Answered' }));
    expect(to).toBe(`/desk/${asha}?said=done-task`);
    expect(await pageOf(asha, '?said=done-task')).toContain('Done: it is off the list.');
    const next = await post(second, then({ action: 'postpone-task', until: '2026-12-20' }));
    expect(next).toBe(`/desk/${asha}?said=postpone-task`);
  });

  test('stays within the filter of the list, which has the last word after the last one', async () => {
    const asha = await add('Asha', { promisedBy: desk().clock.now });
    const sift = '?task=dispute';
    await open(asha, {
      kind: 'dispute',
      subject: 'disp_asha',
      dueAt: desk().clock.now + 2 * dayMs,
    });
    await openTasks(place(), money(1), money(3));
    const [first = '', ashas = '', last = ''] = await lone();
    const html = await read(list, `/desk${sift}`);
    expect(html).toContain(`/desk/tasks/${first}${sift}`);
    expect(html).toContain(`href="/desk/${asha}${sift}#tasks"`);
    expect(ashas).not.toBe('');
    const on = await post(first, then({ action: 'done-task', note: 'Answered', sift }));
    expect(on).toBe(`/desk/${asha}${sift}&said=done-task#tasks`);
    const done = await does(asha, 'done-task', then({ task: ashas, sift }));
    expect(done.headers.get('location')).toBe(
      `/desk/tasks/${last}${sift}&said=done-task&of=${asha}`,
    );
    expect(await taskOn(last, `${sift}&said=done-task&of=${asha}`)).toContain(
      `href="/desk/${asha}"`,
    );
    expect(await taskOn(last, sift)).not.toContain('value="next"');
    expect(await post(last, then({ action: 'done-task', note: 'Answered', sift }))).toBe(
      `/desk${sift}&said=done-task`,
    );
  });
});

test('where a colleague was faster nothing leads on: the form is there with what was typed', async () => {
  const asha = await add('Asha');
  await add('Ravi', { promisedBy: desk().clock.now + 2 * hour });
  const { version } = await findEnquiry(desk(), asha);
  await does(asha, 'note', { note: 'Wants evenings' }, 'sathya@example.com');
  const fields = { ...then({ note: 'She will come' }), version: String(version) };
  const answer = await does(asha, 'spoke', fields);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain('Sathya noted');
  expect(html).toContain('>She will come</textarea>');
  expect(html).toContain('value="next"');
});
