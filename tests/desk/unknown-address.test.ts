import { expect, test } from '@jest/globals';
import { POST as batch } from '#app/api/desk/batches/[id]/route';
import { POST as session } from '#app/api/desk/sessions/[id]/route';
import { POST as vacancy } from '#app/api/desk/vacancies/[id]/route';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

test.each([
  ['batches', batch],
  ['sessions', session],
  ['vacancies', vacancy],
])('of %s that are not there no body is read', async (what, call) => {
  const browser = await signedInBrowser(desk());
  const unreadable = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
  const path = `/api/desk/${what}/nowhere`;
  const { status } = await browser.ask(call, path, unreadable, { id: 'nowhere' });
  expect(status).toBe(404);
});
