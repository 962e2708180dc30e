/** A sitting from its start to its result, as a phone, a second phone and an older tab meet it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { newExamJob } from '#lib/practice/jobs';
import { make } from '#lib/practice/rules/papers/make';
import {
  attribute,
  type ExamDesk,
  minuteMs,
  openExamDesk,
  rightCells,
} from '#tests/practice/exam-desk';

let desk: ExamDesk;
beforeEach(async () => {
  desk = await openExamDesk();
});
afterEach(() => desk.close());

async function started() {
  const { token, id } = await desk.invite();
  await desk.send(token, { action: 'start' });
  return { token, id };
}

test('opening the link starts nothing, and it says how many minutes there will be', async () => {
  const { token, id } = await desk.invite();
  for (let times = 0; times < 3; times += 1) {
    const { html, status } = await desk.page(token);
    expect(status).toBe(200);
    expect(attribute(html, 'data-state')).toBe('invited');
    expect(html).toContain('Start the 40 minutes');
  }
  expect(await desk.context.store.findExam(id)).toMatchObject({ state: 'invited', rev: 0 });
  expect(await desk.context.store.findExamPaper(id)).toBeUndefined();
});

test('a start gives the end, and a second one gives the same end', async () => {
  const { token } = await desk.invite();
  const first = await desk.send(token, { action: 'start' });
  expect(first).toMatchObject({ status: 200, ends: '2026-11-24T12:20:00+05:30' });
  desk.clock.now += 3 * minuteMs;
  expect(await desk.send(token, { action: 'start' })).toMatchObject({
    status: 200,
    ends: first.ends,
  });
  const { html } = await desk.page(token);
  expect(attribute(html, 'data-state')).toBe('running');
  expect(attribute(html, 'data-left')).toBe(String(37 * 60));
});

test('whoever starts late has the time until it closes', async () => {
  const { token } = await desk.invite({ closes: '2026-11-24T12:00' });
  expect((await desk.page(token)).html).toContain('Start the 20 minutes');
  expect(await desk.send(token, { action: 'start' })).toMatchObject({
    ends: '2026-11-24T12:00:00+05:30',
  });
});

test('what is typed comes back letter by letter, on another phone too', async () => {
  const { token } = await started();
  const typed = { 'c.value': ' 33,750.00 ₹ ', 'c.sale7.a': 'Freight & “more”' };
  const saved = await desk.send(token, { action: 'save', page: 2, rev: 0, ...typed });
  expect(saved).toMatchObject({ status: 200, rev: 1, left: 40 * 60 });
  const { html } = await desk.page(token);
  expect(html).toContain('value=" 33,750.00 ₹ "');
  expect(html).toContain('value="Freight &amp; “more”"');
  expect(attribute(html, 'data-rev')).toBe('1');
});

test('an older tab overwrites nothing: it gets what holds', async () => {
  const { token } = await started();
  await desk.send(token, { action: 'save', rev: 0, 'c.value': '33750', 'c.igst': '6075' });
  const older = await desk.send(token, { action: 'save', rev: 0, 'c.value': '', 'c.igst': '' });
  expect(older).toMatchObject({
    status: 409,
    rev: 1,
    left: 40 * 60,
    cells: { 'c.value': '33750', 'c.igst': '6075' },
  });
  expect((await desk.page(token)).html).toContain('value="33750"');
  // The person chose what was typed there: it goes on from the newest.
  expect(await desk.send(token, { action: 'save', rev: 1, 'c.value': '' })).toMatchObject({
    status: 200,
    rev: 2,
  });
});

test('a tab whose answer was lost goes on from its own save', async () => {
  const { token } = await started();
  const tab = 'one';
  await desk.send(token, { action: 'save', rev: 0, tab, 'c.value': '1' });
  expect(await desk.send(token, { action: 'save', rev: 0, tab, 'c.value': '12' })).toMatchObject({
    status: 200,
    rev: 2,
  });
  await desk.send(token, { action: 'save', rev: 2, tab: 'two', 'c.igst': '5' });
  expect(await desk.send(token, { action: 'save', rev: 1, tab, 'c.value': '13' })).toMatchObject({
    status: 409,
  });
});

test('a save without a number goes on top of the newest', async () => {
  const { token } = await started();
  await desk.send(token, { action: 'save', 'c.value': '1' });
  expect(await desk.send(token, { action: 'save', 'c.igst': '2' })).toMatchObject({ rev: 2 });
});

test('saves are taken for fifteen seconds after the end, and counted', async () => {
  const { token } = await started();
  desk.clock.now += 40 * minuteMs + 14_000;
  expect(await desk.send(token, { action: 'save', rev: 0, ...rightCells() })).toMatchObject({
    status: 200,
    left: 0,
  });
  const over = await desk.page(token);
  expect(attribute(over.html, 'data-state')).toBe('running');
  expect(over.html).not.toContain('data-percent');
  desk.clock.now += 2_000;
  expect(await desk.send(token, { action: 'save', 'c.value': '1' })).toMatchObject({ status: 409 });
  const { html } = await desk.page(token);
  expect(attribute(html, 'data-state')).toBe('done');
  expect(attribute(html, 'data-percent')).toBe('100');
});

test('handed in once it stays so: the same result, one mail, one event', async () => {
  const { token } = await started();
  await desk.send(token, { action: 'save', ...rightCells() });
  const mails = await desk.countMails('visitor');
  const first = await desk.send(token, { action: 'submit' });
  expect(first).toMatchObject({ status: 200, percent: 100, passed: true });
  const [second, third] = await Promise.all([
    desk.send(token, { action: 'submit', 'c.value': '1' }),
    desk.send(token, { action: 'submit', rev: 0 }),
  ]);
  for (const again of [second, third]) {
    expect(again).toMatchObject({ status: 200, percent: 100, passed: true });
  }
  expect(await desk.countMails('visitor')).toBe(mails + 1);
  expect(await desk.send(token, { action: 'save', 'c.value': '1' })).toMatchObject({ status: 409 });
  expect(await desk.send(token, { action: 'start' })).toMatchObject({ status: 409 });
});

test('what comes with the hand-in is marked, and an older tab does not slip it in', async () => {
  const { token } = await started();
  await desk.send(token, { action: 'save', rev: 0, 'c.value': '33750' });
  expect(await desk.send(token, { action: 'submit', rev: 0, 'c.value': '' })).toMatchObject({
    status: 409,
    rev: 1,
  });
  expect(await desk.send(token, { action: 'submit', rev: 1, ...rightCells() })).toMatchObject({
    status: 200,
    percent: 100,
  });
});

test('a sitting whose browser never comes back is marked by the job', async () => {
  const { token, id } = await started();
  await desk.send(token, { action: 'save', 'c.value': '33750' });
  const job = newExamJob(desk.context);
  desk.clock.now += 40 * minuteMs + 10_000;
  await job();
  expect(await desk.context.store.findExam(id)).toMatchObject({ state: 'running' });
  desk.clock.now += 30_000;
  await job();
  expect(await desk.context.store.findExam(id)).toMatchObject({
    state: 'done',
    passed: false,
    endedBy: 'time',
  });
});

test('nothing of the answers is in a page before the end', async () => {
  const { token } = await started();
  const running = (await desk.page(token)).html;
  expect(running).not.toMatch(/data-expected|data-mark=|data-percent/);
  expect(running).not.toContain('You owe the whole bill');
  await desk.send(token, { action: 'submit' });
  expect((await desk.page(token)).html).toMatch(/data-expected="33750.00"/);
});

test('a sitting without script: started, saved page by page, grown by a row, handed in', async () => {
  const { token } = await desk.invite();
  const start = await desk.submitForm(token, { action: 'start' });
  expect(start.status).toBe(303);
  expect(start.headers.get('location')).toBe(`/exam/${token}`);
  const save = await desk.submitForm(token, {
    action: 'save',
    page: '2',
    rev: '0',
    'c.value': '33750',
  });
  expect(save.headers.get('location')).toBe(`/exam/${token}?page=2#part-2`);
  const more = await desk.submitForm(token, { action: 'save', rev: '1', more: 'sale' });
  expect(more.headers.get('location')).toBe(`/exam/${token}?page=2&more=sale`);
  const longer = (await desk.page(token, '?page=2&more=sale')).html;
  expect(longer).toMatch(
    /<input[^>]* autofocus=""[^>]*name="c\.sale6\.a"|name="c\.sale6\.a"[^>]* autofocus=""/i,
  );
  expect(longer.match(/ autofocus/gi)).toHaveLength(1);
  const older = await desk.submitForm(token, { action: 'save', rev: '0', 'c.value': '1' });
  expect(older.status).toBe(409);
  const html = await older.text();
  expect(html).toContain('Another tab or phone has saved since');
  expect(html).toMatch(/name="rev" value="1"/);
  expect(html).toMatch(/name="c.value"[^>]* value="1"|value="1"[^>]* name="c.value"/);
  const end = await desk.submitForm(token, { action: 'submit' });
  expect(end.status).toBe(303);
  expect(attribute((await desk.page(token)).html, 'data-passed')).toBe('no');
});

test('the sixty-first save of a minute waits, the hand-in does not', async () => {
  const { token } = await started();
  for (let times = 0; times < 60; times += 1) {
    expect((await desk.send(token, { action: 'save', 'c.value': String(times) })).status).toBe(200);
  }
  const late = await desk.send(token, { action: 'save', 'c.value': 'x' });
  expect(late).toMatchObject({ status: 429 });
  expect(Number(late.retryAfter)).toBeGreaterThan(0);
  expect(await desk.send(token, { action: 'submit' })).toMatchObject({ status: 200 });
});

test('a paper that cannot be marked is a task, no fail and no error', async () => {
  const { token, id } = await started();
  await desk.context.store.saveExam({ id, at: desk.clock.now, cells: { value: '1' } });
  const repair = desk.breakPaper(id);
  const answer = await desk.send(token, { action: 'submit' });
  expect(answer).toMatchObject({ status: 200, percent: null, passed: null });
  const { html, status } = await desk.page(token);
  expect(status).toBe(200);
  expect(html).toContain('We are checking your worksheet by hand');
  expect(html).not.toContain('data-percent');
  const [task] = await desk.context.store.listTasksOf(desk.id);
  expect(task).toMatchObject({ kind: 'exam-fault', subject: `exam:${id}` });
  repair();
  await newExamJob(desk.context)();
  expect(await desk.context.store.findExam(id)).toMatchObject({ state: 'done', passed: false });
  expect(await desk.context.store.listTasksOf(desk.id)).toEqual([]);
});

test.each([
  ['', 404],
  ['x'.repeat(32), 404],
])('a link that is none of ours opens nothing: %p', async (token, status) => {
  expect((await desk.page(token)).status).toBe(status);
  expect((await desk.send(token, { action: 'start' })).status).toBe(status);
});

test('what is no action, no saving or too much is refused by name', async () => {
  const { token } = await started();
  expect((await desk.send(token, { action: 'peek' })).status).toBe(422);
  expect((await desk.send(token, { action: 'save', rev: 'x', 'c.a': '1' })).status).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`c.x${at}`, '1']));
  expect((await desk.send(token, { action: 'save', ...many })).status).toBe(422);
  expect((await desk.send(token, { action: 'marks', show: 'yes' })).status).toBe(409);
});

test('a release with other figures changes nothing in a sitting that runs', async () => {
  const { token, id } = await started();
  // As the release before has made it: other figures than this one would make.
  const former = make(gstFundamentals, 'AAAAA');
  desk.storePaper(id, JSON.stringify(former));
  const value = former.answers.find(({ cell }) => cell === 'value');
  expect(value).not.toEqual(
    make(gstFundamentals, 'K7Q2M').answers.find(({ cell }) => cell === 'value'),
  );
  expect(await desk.send(token, { action: 'submit', ...rightCells(former) })).toMatchObject({
    status: 200,
    percent: 100,
  });
  expect((await desk.page(token)).html).not.toContain('data-expected="33750.00"');
});
