import { expect, test } from '@jest/globals';
import { GET as table } from '#app/desk/sessions/[id]/registrants.csv/route';
import { GET as page } from '#app/desk/sessions/[id]/route';
import { signedInBrowser } from '#tests/desk/desk-site';
import { openSessionPlan, session } from '#tests/desk/session-plan';
import { forEachTest } from '#tests/setup/for-each-test';

const { id } = session;
const plan = forEachTest(openSessionPlan);

test('of many registrants the page shows the first, and the table all, read a batch at a time', async () => {
  const { store } = plan().desk.context;
  const start = plan().desk.clock.now;
  for (let one = 0; one < 505; one += 1)
    await plan().register(`r${one}@example.com`, { receivedAt: start + one });
  await plan().register('r7@example.com', { receivedAt: start + 600 });
  const asked: number[] = [];
  const { listRegistrantPage } = store;
  Object.assign(store, {
    listRegistrantPage: (...all: Parameters<typeof listRegistrantPage>) => {
      asked.push(all[1]);
      return listRegistrantPage(...all);
    },
  });
  const browser = await signedInBrowser(plan().desk);
  const html = await browser.read(page, `/desk/sessions/${id}`, { id });
  expect(html.includes('Registered: 505')).toBe(true);
  expect(html.includes('The first 500 are shown; the table (CSV) has all of them.')).toBe(true);
  expect(html.includes('r504@example.com')).toBe(false);
  const csv = await browser.ask(table, `/desk/sessions/${id}/registrants.csv`, {}, { id });
  const rows = (await csv.text()).trim().split('\r\n');
  expect(rows).toHaveLength(1 + 505);
  expect(asked).toEqual([500, 500, 500]);
});
