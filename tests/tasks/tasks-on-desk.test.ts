/** Tasks on the desk as members meet them: listed beside the calls, ended, postponed, and opened again. */
import { expect, test } from '@jest/globals';
import { POST as act } from '#app/api/desk/[reference]/route';
import { GET as state } from '#app/api/desk/state/route';
import { POST as changeTask } from '#app/api/desk/tasks/[id]/route';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as csv } from '#app/desk/enquiries.csv/route';
import { GET as numbers } from '#app/desk/numbers/route';
import { GET as list } from '#app/desk/route';
import { GET as taskPage } from '#app/desk/tasks/[id]/route';
import { announceDueTasks, remindDesk } from '#lib/desk/jobs/reminders';
import { dayMs, hourMs } from '#lib/platform/values/india';
import { endTasks } from '#lib/tasks/queries';
import type { NewTask } from '#lib/tasks/schema';
import { findEnquiry, listForEachTest, namesIn } from '#tests/desk/desk-samples';
import { openDeskSite, signedInBrowser, tuesday } from '#tests/desk/desk-site';
import { onTables } from '#tests/platform/db/engines';
import { openTasks, taskOf } from '#tests/tasks/task-samples';

const hooks = {
  LEADS_WEBHOOK_URL: 'https://crm.example/hook',
  LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const { desk, add, read, does } = listForEachTest(() => openDeskSite(hooks));
const place = () => ({ dataDir: desk().context.env.DATA_DIR });

/** The id of the task that this opens. */
async function open(reference: string, more: Partial<NewTask> & Pick<NewTask, 'kind'>) {
  const { id: enquiryId } = await findEnquiry(desk(), reference);
  await openTasks(place(), taskOf({ enquiryId, ...more }));
  const tasks = await desk().context.store.listTasksOf(enquiryId);
  return tasks.find(({ kind }) => kind === more.kind)?.id ?? '';
}

const rowsIn = (html: string) =>
  [
    ...html.matchAll(
      /<tr[^>]*data-task="([\w-]+)" data-id="([\w-]+)" data-due="([^"]+)" data-reference="([\w-]*)"/g,
    ),
  ].map(([, task, id, due, reference]) => ({ task, id, due, reference }));

const byScript = async (reference: string, fields: object, who?: string) => {
  const browser = await signedInBrowser(desk(), who);
  const { version } = await findEnquiry(desk(), reference);
  return browser.send(act, `/api/desk/${reference}`, { version, ...fields }, { reference });
};

test('calls and tasks are rows of one list, by when they fall due', async () => {
  const asha = await add('Asha', { promisedBy: tuesday + 6 * hourMs });
  const ravi = await add('Ravi', { promisedBy: tuesday + 30 * hourMs });
  const part = await open(ravi, {
    kind: 'overdue-part',
    dueAt: tuesday - 2 * dayMs,
    detail: { amount: '10030', part: '2', payment: 'P-20261028-7K3M' },
  });
  const html = await read(list, '/desk');
  const { id } = await findEnquiry(desk(), asha);
  expect(rowsIn(html).slice(0, 2)).toEqual([
    { task: 'overdue-part', id: part, due: '2026-11-22', reference: ravi },
    { task: 'call', id, due: '2026-11-24T17:40:00+05:30', reference: asha },
  ]);
  expect(html).toContain('<h1>3 things to do</h1>');
  expect(html).toContain('₹10,030, part 2, P-20261028-7K3M');
  expect(html).toContain('<b class="late">1 overdue</b>, 1 due today, 1 later');
  // Filtered, and counted over the list.
  const parts = await read(list, '/desk?task=overdue-part');
  expect(rowsIn(parts).map(({ task }) => task)).toEqual(['overdue-part']);
  expect(parts).toContain('1 to 1 of 1');
  expect(rowsIn(await read(list, '/desk?task=call')).map(({ task }) => task)).toEqual([
    'call',
    'call',
  ]);
  expect(html).toMatch(/href="\/desk\?task=overdue-part">Overdue parts <b>1<\/b>/);
  // Its table has them as well.
  const table = await read(csv, '/desk/enquiries.csv?task=overdue-part');
  expect(table).toContain('Overdue part: ₹10,030');
  expect(table).toContain('2026-11-22');
  expect(table).not.toContain(asha);
  expect(await read(numbers, '/desk/numbers')).toMatch(/Overdue parts<\/a><\/dt><dd>1</);
});

test('what is ticked for all of a list of tasks touches no call', async () => {
  const asha = await add('Asha');
  await open(asha, { kind: 'share' });
  expect(await read(list, '/desk?task=share')).not.toContain('With the ticked ones');
  expect(await read(list, '/desk')).toContain('All 1 of this list');
});

test('an open page notices that a task came', async () => {
  const asha = await add('Asha');
  const mark = async () => {
    const browser = await signedInBrowser(desk());
    return ((await (await browser.ask(state, '/api/desk/state')).json()) as { mark: string }).mark;
  };
  const before = await mark();
  await open(asha, { kind: 'share' });
  expect(await mark()).not.toBe(before);
  expect(/data-live="list" data-mark="([\w-]+)"/.exec(await read(list, '/desk'))?.[1]).toBe(
    await mark(),
  );
});

test('nobody’s task is taken where it is, and the list goes on', async () => {
  const asha = await add('Asha');
  await open(asha, { kind: 'question' });
  const answer = await does(asha, 'take', { back: 'list', sift: '?task=question' });
  expect(answer.headers.get('location')).toBe(`/desk?task=question&said=take&of=${asha}`);
  const html = await read(list, answer.headers.get('location') ?? '');
  expect(html).toContain('It is yours now.');
  expect(namesIn(await read(list, '/desk?task=question&who=mine'))).toEqual(['Asha']);
  expect(namesIn(await read(list, '/desk?task=question&who=nobody'))).toEqual([]);
});

test('a task is postponed, done, and opened again by its cause; the history says all of it', async () => {
  const asha = await add('Asha');
  const task = await open(asha, { kind: 'follow-up', subject: 'F-1', dueAt: tuesday });
  const past = await byScript(asha, { action: 'postpone-task', task, until: '2026-11-23' });
  expect(past.status).toBe(422);
  expect(await past.json()).toMatchObject({ errors: { until: expect.any(String) } });
  expect((await byScript(asha, { action: 'postpone-task', task, until: 'soon' })).status).toBe(422);
  expect((await does(asha, 'postpone-task', { task, until: '2026-11-27' })).status).toBe(303);
  expect(rowsIn(await read(list, '/desk?task=follow-up'))[0]?.due).toBe('2026-11-27');
  expect((await does(asha, 'done-task', { task, note: 'All is well' })).status).toBe(303);
  expect(rowsIn(await read(list, '/desk?task=follow-up'))).toEqual([]);
  const html = await read(page, `/desk/${asha}`, { reference: asha });
  expect(html).toContain('<b>Meena postponed a task</b>: Follow-up, until Fri 27 Nov.');
  expect(html).toContain('<b>Meena ended a task</b>: Follow-up.');
  expect(html).toContain('All is well');
  const again = await byScript(asha, { action: 'done-task', task });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('has ended meanwhile');
  const next = await open(asha, { kind: 'follow-up', subject: 'F-1' });
  expect(next).not.toBe(task);
  expect((await byScript(asha, { action: 'done-task', task: next })).status).toBe(200);
});

test('the enquiry’s page has its open tasks first, with the two forms that end them or put them off', async () => {
  const asha = await add('Asha');
  const share = await open(asha, { kind: 'share' });
  const transfer = await open(asha, { kind: 'transfer', detail: { amount: '9558' } });
  const html = await read(page, `/desk/${asha}`, { reference: asha });
  expect(html.indexOf('id="tasks"')).toBeLessThan(html.indexOf('What did you do?'));
  const forms = (action: string) =>
    [...html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)]
      .map(([, form = '']) => form)
      .filter((form) => form.includes(`value="${action}"`))
      .map((form) => /name="task" value="([\w-]+)"/.exec(form)?.[1])
      .sort();
  expect(forms('done-task')).toEqual([share]);
  expect(forms('postpone-task')).toEqual([share, transfer].sort());
});

test.each(['transfer', 'to-go-back', 'batch-cancelled'] as const)(
  '%s ends by its action alone, which the refusal names',
  async (kind) => {
    const asha = await add('Asha');
    const task = await open(asha, { kind });
    const answer = await byScript(asha, { action: 'done-task', task });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(errors.task).toMatch(/^This task ends by its action: .+\.$/);
    expect(rowsIn(await read(list, `/desk?task=${kind}`))).toHaveLength(1);
  },
);

test('a call is no task to be ticked off; postponed it is a call on that day', async () => {
  const asha = await add('Asha');
  const { id: task } = await findEnquiry(desk(), asha);
  const done = await byScript(asha, { action: 'done-task', task });
  expect(done.status).toBe(422);
  expect(await done.text()).toContain('Write down the conversation or the try');
  expect(
    (await byScript(asha, { action: 'postpone-task', task, until: '2026-11-26' })).status,
  ).toBe(200);
  expect(rowsIn(await read(list, '/desk?task=call'))[0]?.due).toBe('2026-11-26T18:00:00+05:30');
});

test('a task of somebody else, or of nobody, is none of this enquiry', async () => {
  const asha = await add('Asha');
  const ravi = await add('Ravi');
  const task = await open(ravi, { kind: 'share' });
  for (const each of [task, 'x', '']) {
    const answer = await byScript(asha, { action: 'done-task', task: each });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { task: expect.any(String) } });
  }
  expect(rowsIn(await read(list, '/desk?task=share'))).toHaveLength(1);
});

test('what the site ended meanwhile, without touching the enquiry, is 409 and says so', async () => {
  const asha = await add('Asha');
  const task = await open(asha, { kind: 'overdue-part', subject: 'P-1/2' });
  const paid = { at: tuesday, by: 'site', how: 'paid' };
  await onTables(place(), (db) => endTasks(db, ['overdue-part'], ['P-1/2'], paid));
  for (const fields of [
    { action: 'done-task' },
    { action: 'postpone-task', until: '2026-11-30' },
  ]) {
    const answer = await byScript(asha, { ...fields, task });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('“Overdue part” has ended meanwhile: 11:40 AM');
  }
});

test('of two members at once one ends it, and the other reads who was faster with the note still there', async () => {
  const asha = await add('Asha');
  const task = await open(asha, { kind: 'question' });
  const { version } = await findEnquiry(desk(), asha);
  const press = async (who: string, note: string) => {
    const browser = await signedInBrowser(desk(), who);
    const fields = { action: 'done-task', task, note, version: String(version) };
    return browser.post(act, `/api/desk/${asha}`, fields, { reference: asha });
  };
  const both = await Promise.all([
    press('meena@example.com', 'Answered by phone'),
    press('sathya@example.com', 'Answered by mail'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  const { id } = await findEnquiry(desk(), asha);
  const ended = await desk().context.store.listEvents(id);
  expect(ended.filter(({ action }) => action === 'done-task')).toHaveLength(1);
});

test('money of which nobody knows whose it is has a page of its own, where it is put off', async () => {
  await openTasks(
    place(),
    taskOf({ kind: 'unknown-money', detail: { amount: '531', payment: 'pay_1' } }),
  );
  const [row] = rowsIn(await read(list, '/desk'));
  expect(row).toMatchObject({ task: 'unknown-money', reference: '' });
  const id = row?.id ?? '';
  const html = await read(taskPage, `/desk/tasks/${id}`, { id });
  expect(html).toContain('₹531, pay_1');
  const browser = await signedInBrowser(desk());
  const post = (fields: Record<string, string>) =>
    browser.post(changeTask, `/api/desk/tasks/${id}`, fields, { id });
  const refused = await post({ action: 'done-task' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Refund the payment, or enter whose it is');
  const put = await post({ action: 'postpone-task', until: '2026-11-30' });
  expect(put.headers.get('location')).toBe('/desk?said=postpone-task');
  expect(rowsIn(await read(list, '/desk'))[0]?.due).toBe('2026-11-30');
  const paid = { at: tuesday, by: 'meena@example.com', how: 'refund' };
  const { subject = '' } = (await desk().context.store.findTask(id)) ?? {};
  await onTables(place(), (db) => endTasks(db, ['unknown-money'], [subject], paid));
  expect((await post({ action: 'postpone-task', until: '2026-11-30' })).status).toBe(409);
});

test('another system hears once that a task fell due, and again after it was postponed, without the person', async () => {
  const asha = await add('Asha', { email: 'asha@example.com' });
  const task = await open(asha, { kind: 'certificate', dueAt: tuesday });
  const heard = async () =>
    onTables(place(), async (db) =>
      (await db.selectFrom('webhook_events').select(['body', 'type']).execute())
        .filter(({ type }) => type === 'task.due')
        .map(({ body }) => body),
    );
  for (const _ of ['once', 'again']) await announceDueTasks(desk().context);
  const [body = '', ...more] = await heard();
  expect(more).toEqual([]);
  expect(JSON.parse(body)).toMatchObject({
    type: 'task.due',
    data: { reference: asha, kind: 'certificate', due: '2026-11-24' },
  });
  expect(body).not.toContain('asha@');
  await does(asha, 'postpone-task', { task, until: '2026-11-26' });
  await announceDueTasks(desk().context);
  expect(await heard()).toHaveLength(1);
  desk().clock.now = tuesday + 2 * dayMs;
  await announceDueTasks(desk().context);
  expect(await heard()).toHaveLength(2);
});

test('the mail of nine o’clock counts tasks by kind, each member’s own', async () => {
  const asha = await add('Asha', { promisedBy: tuesday + 30 * hourMs });
  await does(asha, 'take');
  await open(asha, { kind: 'share', dueAt: tuesday });
  await open(asha, { kind: 'overdue-part', subject: 'a', dueAt: tuesday - dayMs });
  await open(asha, {
    kind: 'overdue-part',
    subject: 'b',
    dueAt: tuesday,
    detail: { amount: '5000' },
  });
  await open(asha, { kind: 'certificate', dueAt: tuesday + 2 * dayMs });
  desk().clock.now = Date.parse('2026-11-24T09:05:00+05:30');
  await remindDesk(desk().context);
  await remindDesk(desk().context);
  const mails = await onTables(place(), (db) => db.selectFrom('outbox').select('mail').execute());
  const ours = mails.map(({ mail }) => mail).filter((mail) => mail.includes('[desk]'));
  expect(ours).toHaveLength(1);
  expect(ours[0]).toContain('3 tasks of yours: 2 overdue parts, 1 shortlist to share');
  expect(ours[0]).toContain('Asha, Overdue part: ₹5,000, due today (by the end of the day)');
  expect(ours[0]).toContain('meena@example.com');
});
