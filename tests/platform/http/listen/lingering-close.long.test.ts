import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, jest, test } from '@jest/globals';
import { receiveApplication } from '#lib/applications/http/receive';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import type { Listen } from '#lib/platform/http/listen/internal-request';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { line, type Running, run } from '#tests/platform/http/running';
import { forEachTest } from '#tests/setup/for-each-test';

// More than thirty megabytes over the loopback, on whatever machine.
jest.setTimeout(30_000);

forEachTest(openTrial);

/** As Next does: the route's answer, whatever of the body it has left unread. */
const routes: Listen = async (incoming, outgoing) => {
  const { url, headers } = incoming;
  const call = url === contact.action ? receive(contact, enquiryEmails) : receiveApplication;
  const request = new Request(`http://localhost${url}`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: Readable.toWeb(incoming) as unknown as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  const response = await call(request);
  outgoing.writeHead(response.status, { 'content-type': 'application/json' });
  outgoing.end(await response.text());
};

/** A visitor who sends `bytes` and more, if asked to, whatever is answered. */
function send(site: Running, path: string, head: string, bytes: number): Socket {
  const start = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`;
  const socket = line(site, start, { allowHalfOpen: true });
  socket.write(Buffer.alloc(bytes, 'x'));
  return socket;
}

const megabyte = 1024 * 1024;
const json = 'content-type: application/json\r\n';
const form = 'content-type: multipart/form-data; boundary=x\r\n';

test.each([
  [413, 'an upload past all limits', '/api/applyjobs', `${form}content-length: ${40 * megabyte}`],
  [
    413,
    'a resume without an end',
    '/api/applyjobs',
    `${form}transfer-encoding: chunked\r\n\r\n${(38 * megabyte).toString(16)}\r\n--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"`,
  ],
  [413, 'too many fields', contact.action, `${json}content-length: ${40 * megabyte}`],
  [
    413,
    'fields without an end',
    contact.action,
    `${json}transfer-encoding: chunked\r\n\r\n${(38 * megabyte).toString(16)}`,
  ],
  [415, 'no form', contact.action, `content-type: text/plain\r\ncontent-length: ${40 * megabyte}`],
])(
  'answers %i to %s while it is still being sent, and ends the connection',
  async (status, _, path, head) => {
    const site = await run(routes);
    const seen = once(site.server, 'connection');
    const visitor = send(site, path, head, 34 * megabyte);
    const [theirs] = (await seen) as [Socket];
    const answer = await text(visitor);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"success":false');
    // The visitor neither sends the rest nor hangs up.
    if (!theirs.destroyed) await once(theirs, 'close');
  },
);

test('takes the rest of what nobody read before it hangs up, so that the answer is not lost', async () => {
  const site = await run(async (_, response) => void response.end('no'));
  const rest = 8 * megabyte;
  const visitor = send(site, '/made', `content-length: ${megabyte + rest}`, megabyte);
  expect(await text(visitor)).toMatch(/^HTTP\/1.1 200 [\s\S]*no/);
  visitor.end(Buffer.alloc(rest));
  const failed: Error[] = [];
  visitor.on('error', (error) => failed.push(error));
  await once(visitor, 'close');
  expect(failed).toEqual([]);
});

test('keeps the connection of a call that was read to its end', async () => {
  const site = await run(routes);
  const sent = '{}';
  const visitor = send(site, contact.action, `${json}content-length: ${sent.length}`, 0);
  visitor.write(sent);
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 422 [\s\S]*connection: keep-alive/i);
});

test('ends the connection of an upload for which there was no place', async () => {
  const ends: (() => void)[] = [];
  const site = await run(async (_, response) => void ends.push(() => response.end()), {
    mostAtOnce: 1,
  });
  const first = site.ask('/made');
  while (ends.length < 1) await new Promise(setImmediate);
  const visitor = send(site, '/made', `content-length: ${40 * megabyte}`, megabyte);
  expect(await text(visitor)).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close/i);
  ends[0]?.();
  expect((await first).status).toBe(200);
});
