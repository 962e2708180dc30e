import { describe, expect, test } from '@jest/globals';
import { dayMs, hourMs } from '#lib/platform/values/india';
import { endTasks, endTasksOfEnquiry } from '#lib/tasks/queries';
import { onTables, testedEngines } from '#tests/platform/db/engines';
import { eventOf, storeEnquiry, webhookOf } from '#tests/platform/db/enquiry-samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { openTasks, taskOf } from '#tests/tasks/task-samples';

const midnight = Date.parse('2026-11-24T00:00:00+05:30');
const noon = midnight + 12 * hourMs;
const end = { at: noon, by: 'meena@hoa.example', how: 'done-task' };

describe.each(testedEngines)('tasks of a store on %s', (_engine, newPlace) => {
  const { store, place } = newStoreForEachTest(newPlace);
  const add = (
    ...made: Parameters<typeof storeEnquiry> extends [unknown, ...infer Made] ? Made : never
  ) => storeEnquiry(store, ...made);
  const work = async (
    filter: Partial<Parameters<typeof store.listWork>[0]> = {},
    page = 1,
    size = 50,
  ) => store.listWork({ list: 'open', ...filter }, page, size);
  const rows = async (...asked: Parameters<typeof work>) =>
    (await work(...asked)).rows.map(({ task, enquiry }) => task?.kind ?? enquiry?.name);

  test('one cause has one open task of a kind; once it has ended, another may begin', async () => {
    const { id } = await add();
    const task = taskOf({ kind: 'overdue-part', subject: 'P-1/2', enquiryId: id });
    await openTasks(place, task, { ...task, detail: { amount: '5' } });
    const [first, ...more] = await store.listTasksOf(id);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'overdue-part', detail: {}, wholeDay: true });
    const ended = await onTables(place, (db) => endTasks(db, ['overdue-part'], ['P-1/2'], end));
    expect(ended).toBe(1);
    expect(await store.listTasksOf(id)).toEqual([]);
    await openTasks(place, task);
    const [again] = await store.listTasksOf(id);
    expect(again?.id).not.toBe(first?.id);
    expect(await store.findTask(first?.id ?? '')).toMatchObject({
      endedAt: noon,
      endedHow: 'done-task',
    });
  });

  test('calls and other tasks are in one list by when they fall due, in pages that add up', async () => {
    const at = (hour: number) => ({ promisedBy: midnight + hour * hourMs });
    await add({ name: 'Ten' }, at(10));
    const { id } = await add({ name: 'Tomorrow' }, at(34));
    await openTasks(
      place,
      taskOf({ kind: 'share', enquiryId: id, dueAt: midnight }),
      taskOf({
        kind: 'certificate',
        enquiryId: id,
        dueAt: midnight + 11 * hourMs,
        wholeDay: false,
      }),
      taskOf({ kind: 'unknown-money', dueAt: midnight - dayMs }),
    );
    // A task of a day comes after those with an hour of that day.
    const all = ['unknown-money', 'Ten', 'certificate', 'share', 'Tomorrow'];
    expect(await rows()).toEqual(all);
    expect(await rows({}, 1, 2)).toEqual(all.slice(0, 2));
    expect(await rows({}, 2, 2)).toEqual(all.slice(2, 4));
    expect(await rows({}, 3, 2)).toEqual(all.slice(4));
    expect(await rows({}, 9, 2)).toEqual([]);
    expect(await work({}, 1, 2)).toMatchObject({ total: 5, calls: 2 });
    expect(await work({ task: 'call' })).toMatchObject({ total: 2, calls: 2 });
    expect(await rows({ task: 'share' })).toEqual(['share']);
    expect(await work({ task: 'share' })).toMatchObject({ total: 1, calls: 0 });
    const tuesday = { dueFrom: midnight, dueBefore: midnight + dayMs };
    expect(await rows(tuesday)).toEqual(['Ten', 'certificate', 'share']);
    const wednesday = { dueFrom: midnight + dayMs, dueBefore: midnight + 2 * dayMs };
    expect(await rows(wednesday)).toEqual(['Tomorrow']);
  });

  test('a task belongs to its owner, else to whoever has the enquiry, else to nobody', async () => {
    const { id } = await add({ name: 'Asha', kind: 'coaching' });
    await openTasks(
      place,
      taskOf({ kind: 'share', enquiryId: id }),
      taskOf({ kind: 'certificate', enquiryId: id, owner: 'sathya@hoa.example' }),
      taskOf({ kind: 'unknown-money' }),
    );
    expect(await rows({ who: 'nobody', task: 'share' })).toEqual(['share']);
    const change = { member: 'meena@hoa.example' };
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    expect((await rows({ who: 'meena@hoa.example' })).sort()).toEqual(['Asha', 'share']);
    expect(await rows({ who: 'sathya@hoa.example' })).toEqual(['certificate']);
    expect(await rows({ who: 'nobody' })).toEqual(['unknown-money']);
    expect((await rows({ kind: 'coaching' })).sort()).toEqual(['Asha', 'certificate', 'share']);
    expect(await rows({ kind: 'contact' })).toEqual([]);
    // A former member has no tasks.
    expect(await store.releaseTasks(['meena@hoa.example'])).toBe(1);
    expect(await rows({ who: 'sathya@hoa.example' })).toEqual([]);
  });

  test('a search finds the tasks of whom it finds, closed or not', async () => {
    const { id } = await add({ name: 'Asha Sample' });
    const other = await add({ name: 'Ravi Example' });
    await openTasks(
      place,
      taskOf({ kind: 'share', enquiryId: id }),
      taskOf({ kind: 'question', enquiryId: other.id }),
    );
    const closed = { state: 'done', doneAt: noon, dueAt: null } as const;
    await store.changeEnquiry({ id, version: 1, change: closed, event: eventOf() });
    expect(await rows({ list: 'found', q: 'sample' })).toEqual(['share', 'Asha Sample']);
    expect(await work({ list: 'found', q: 'sample' })).toMatchObject({ total: 2, calls: 1 });
    expect(await rows({ list: 'found', q: 'sample', task: 'share' })).toEqual(['share']);
    expect(await rows({ list: 'found', q: 'nobody at all' })).toEqual([]);
  });

  test('of two members who end one task at once one does; nothing of the other is written', async () => {
    const { id } = await add();
    await openTasks(place, taskOf({ kind: 'share', enquiryId: id }));
    const [{ id: task = '' } = {}] = await store.listTasksOf(id);
    const write = (note: string) => ({
      id,
      change: { touchedAt: noon },
      event: eventOf({ action: 'done-task', detail: { note, task: 'share' } }),
      webhooks: [webhookOf('HOA-1', note)],
      task: { id: task, end },
    });
    const both = await Promise.all([
      store.changeEnquiry(write('one')),
      store.changeEnquiry(write('two')),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(
      (await store.listEvents(id)).filter(({ action }) => action === 'done-task'),
    ).toHaveLength(1);
    const late = { ...write('late'), task: { id: task, dueAt: noon } };
    expect(await store.changeEnquiry(late)).toBe(false);
  });

  test('closing an enquiry ends its overdue part and its expired request, and no other task', async () => {
    const { id } = await add();
    const kinds = ['overdue-part', 'expired-request', 'transfer'] as const;
    await openTasks(place, ...kinds.map((kind) => taskOf({ kind, enquiryId: id })));
    const closed = { state: 'done', doneAt: noon, dueAt: null } as const;
    await store.changeEnquiry({ id, change: closed, event: eventOf({ action: 'close' }) });
    expect((await store.listTasksOf(id)).map(({ kind }) => kind)).toEqual(['transfer']);
    expect(await store.countTasks()).toEqual({ transfer: 1 });
  });

  test('all of some kinds of an enquiry end together, and what was erased has none', async () => {
    const { id } = await add();
    await openTasks(
      place,
      taskOf({ kind: 'share', enquiryId: id }),
      taskOf({ kind: 'question', enquiryId: id }),
    );
    await onTables(place, (db) => endTasksOfEnquiry(db, ['share'], id, end));
    expect(await store.countTasks()).toEqual({ question: 1 });
    await store.eraseEnquiry(id, noon, {});
    expect(await store.countTasks()).toEqual({});
  });

  test('a task is announced once when it falls due, and once more after it was postponed', async () => {
    const { id } = await add();
    await openTasks(
      place,
      taskOf({ kind: 'share', enquiryId: id, dueAt: noon + hourMs, wholeDay: false }),
      taskOf({ kind: 'question', enquiryId: id, dueAt: midnight + 20 * hourMs }),
      taskOf({ kind: 'certificate', enquiryId: id, dueAt: midnight + 25 * hourMs }),
    );
    const due = async (now: number) =>
      (await store.listUnannounced(now, midnight + dayMs)).flatMap(({ task }) => task ?? []);
    // An hour has not come; a day has begun.
    expect((await due(noon)).map(({ kind }) => kind)).toEqual(['question']);
    const [question] = await due(noon);
    if (!question) throw new Error('no question');
    const announce = () => store.noteAnnounced(question, noon, [webhookOf('HOA-1', 'task.due')]);
    expect(await Promise.all([announce(), announce()])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await due(noon)).toEqual([]);
    const until = midnight + 36 * hourMs;
    await store.changeEnquiry({
      id,
      change: {},
      event: eventOf(),
      task: { id: question.id, dueAt: until },
    });
    expect(await due(noon)).toEqual([]);
    const tomorrow = await store.listUnannounced(until, midnight + 2 * dayMs);
    expect(tomorrow.map(({ task }) => task?.kind)).toEqual(['share', 'certificate', 'question']);
  });
});
