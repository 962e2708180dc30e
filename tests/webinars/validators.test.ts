/** A calendar program is not sent again what it has, until the calendar changes. */
import { expect, test } from '@jest/globals';
import { GET as batchFile } from '#app/(own-main)/batches/[id]/calendar/route';
import { GET as feed } from '#app/api/webinars.ics/route';
import { processState } from '#lib/platform/values/process-state';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openBatchDesk);
type Ask = (headers?: Readonly<Record<string, string | undefined>>) => Promise<Response>;
const asking = (path: string, headers: object) =>
  new Request(`http://localhost${path}`, { headers: headers as HeadersInit });

const askFeed: Ask = (headers = {}) => feed(asking('/api/webinars.ics', headers));
const session = '/api/webinars.ics?session=2026-11-24-telugu-english';
const askSession: Ask = (headers = {}) => feed(asking(session, headers));
const askBatch =
  (id: string): Ask =>
  (headers = {}) =>
    batchFile(asking(`/batches/${id}.ics`, headers), { params: Promise.resolve({ id }) });

const validators = ({ headers }: Response) => ({
  etag: headers.get('etag') ?? '',
  modified: headers.get('last-modified') ?? '',
});

async function addBatch(): Promise<string> {
  const { id } = await desk().add();
  return id;
}

test.each(['the feed', 'one session', 'a batch'])(
  '%s answers 304 to its own tag or date, and the whole file to any other',
  async (which) => {
    const ask =
      which === 'the feed'
        ? askFeed
        : which === 'one session'
          ? askSession
          : askBatch(await addBatch());
    const whole = await ask();
    const { etag, modified } = validators(whole);
    expect([whole.status, etag, modified]).toEqual([
      200,
      expect.stringMatching(/^W\/"[\w-]+"$/),
      new Date(Date.parse(modified)).toUTCString(),
    ]);
    const day = 86_400_000;
    const later = new Date(Date.parse(modified) + day).toUTCString();
    const earlier = new Date(Date.parse(modified) - 1_000).toUTCString();
    for (const held of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.slice(2)}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
      { 'if-modified-since': later },
      { 'if-none-match': etag, 'if-modified-since': earlier },
    ]) {
      const answer = await ask(held);
      expect([held, answer.status, await answer.text()]).toEqual([held, 304, '']);
      expect(validators(answer)).toEqual({ etag, modified });
      expect(answer.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
    }
    const text = await whole.text();
    for (const held of [
      { 'if-none-match': 'W/"other"' },
      { 'if-none-match': 'W/"other"', 'if-modified-since': later },
      { 'if-modified-since': earlier },
      { 'if-modified-since': 'yesterday' },
    ]) {
      const answer = await ask(held);
      expect([held, answer.status, await answer.text()]).toEqual([held, 200, text]);
    }
  },
);

test('a batch that is changed is sent again to whoever held it, by tag and by date', async () => {
  const id = await addBatch();
  const ask = askBatch(id);
  const held = validators(await ask());
  desk().desk.clock.now += 60_000;
  expect((await desk().change({ version: 1, from: '18:00', to: '19:30' }, id)).status).toBe(200);
  for (const headers of [{ 'if-none-match': held.etag }, { 'if-modified-since': held.modified }]) {
    const answer = await ask(headers);
    expect(answer.status).toBe(200);
    expect(validators(answer)).not.toEqual(held);
  }
});

test('a new release is asked for the file once more: it may say the same in other words', async () => {
  const held = validators(await askFeed());
  processState.builtAt = Date.parse(held.modified) + 86_400_000;
  const built = new Date(processState.builtAt).toUTCString();
  try {
    const answer = await askFeed({ 'if-modified-since': held.modified });
    expect([answer.status, validators(answer).modified]).toEqual([200, built]);
  } finally {
    delete processState.builtAt;
  }
});

test('what is no session has no validators', async () => {
  const answer = await feed(asking('/api/webinars.ics?session=never', {}));
  expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
});
