/** Whatever has to be done is counted alike in the list, in the mail of nine o'clock, in the numbers and in the metrics. */
import { expect, test } from '@jest/globals';
import { GET as numbers } from '#app/desk/numbers/route';
import { GET as list } from '#app/desk/route';
import { remindDesk } from '#lib/desk/jobs/reminders';
import { answerMetrics } from '#lib/start/metrics';
import { allTaskKinds, call, taskKinds } from '#lib/tasks/rules';
import { findEnquiry, listForEachTest } from '#tests/desk/desk-samples';
import { openTasks, taskOf } from '#tests/tasks/task-samples';

const { desk, add, read, does } = listForEachTest();
const kindsAndCall = [call, ...allTaskKinds];

const rowsIn = (html: string) =>
  [...html.matchAll(/<tr[^>]*data-task="([\w-]+)" data-id="([\w-]+)"/g)].map(([, task]) => task);

/** Opens tasks of an enquiry that Meena has, and reads at nine in the morning of the day on which all are due. */
async function openEach(kinds: readonly (typeof allTaskKinds)[number][]) {
  const reference = await add('Asha', { promisedBy: Date.parse('2026-11-24T17:00:00+05:30') });
  await does(reference, 'take');
  const { id: enquiryId } = await findEnquiry(desk(), reference);
  const place = { dataDir: desk().context.env.DATA_DIR };
  await openTasks(place, ...kinds.map((kind) => taskOf({ kind, enquiryId })));
  desk().clock.now = Date.parse('2026-11-24T09:05:00+05:30');
  await remindDesk(desk().context);
  const mails = await desk().context.store.claimDue('test', 50, desk().clock.now + 1);
  const morning = mails.find(({ mail }) => mail.subject.startsWith('[desk]'))?.mail;
  const metrics = await (await answerMetrics(new Request('http://localhost/metrics'))).text();
  return {
    reference,
    subject: morning?.subject ?? '',
    text: morning?.text ?? '',
    numbers: await read(numbers, '/desk/numbers'),
    metric: (kind: string) =>
      Number(new RegExp(`hoa_tasks{kind="${kind}"} (\\d+)`).exec(metrics)?.[1]),
  };
}

test.each(allTaskKinds)(
  'one %s is one in all four, and its filter lists it alone',
  async (kind) => {
    const { titles, title } = taskKinds[kind];
    const shown = await openEach([kind]);
    const html = await read(list, `/desk?task=${kind}`);
    expect(rowsIn(html)).toEqual([kind]);
    expect(html).toContain('<h1>2 things to do</h1>');
    expect(html).toMatch(new RegExp(`aria-current="page">${titles} <b>1</b>`, 'i'));
    expect(rowsIn(await read(list, '/desk?task=call'))).toEqual([call]);
    expect(shown.subject).toContain(`1 task of yours: 1 ${title.toLowerCase()}`);
    expect(shown.text).toContain(`Asha, ${title}`);
    expect(shown.numbers).toMatch(new RegExp(`task=${kind}">${titles}</a></dt><dd>1<`, 'i'));
    expect(shown.metric(kind)).toBe(1);
    const others = allTaskKinds.filter((each) => each !== kind);
    for (const other of others) {
      expect(shown.metric(other)).toBe(0);
      expect(rowsIn(await read(list, `/desk?task=${other}`))).toEqual([]);
    }
  },
);

test('one of each kind is a row each, a line of the mail each, and the sum over the list', async () => {
  const shown = await openEach(allTaskKinds);
  const html = await read(list, '/desk');
  expect(rowsIn(html).toSorted()).toEqual(kindsAndCall.toSorted());
  expect(html).toContain(`<h1>${kindsAndCall.length} things to do</h1>`);
  const sums = [...html.matchAll(/<a href="\/desk\?task=([\w-]+)">[^<]*<b>(\d+)<\/b>/g)];
  expect(sums.map(([, kind, many]) => [kind, many])).toEqual(
    kindsAndCall.map((kind) => [kind, '1']),
  );
  expect(shown.subject).toContain(`${allTaskKinds.length} tasks of yours: `);
  for (const kind of allTaskKinds) expect(shown.text).toContain(`Asha, ${taskKinds[kind].title}`);
  expect(shown.text).toContain(shown.reference);
  for (const kind of kindsAndCall) expect(shown.metric(kind)).toBe(1);
});
