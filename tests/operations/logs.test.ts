import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contact } from '#lib/forms/contact/form';
import { newLog, pathForLog, withRequest } from '#lib/log';
import { openTransport } from '#lib/mail/open-transport';
import { startCourier } from '#lib/outbox/courier';
import { processState } from '#lib/process-state';
import { openSite, site } from '#lib/site';
import { noon, openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { callOf, json, sampleOf } from '#tests/enquiries/posts';
import { MailServer, type Mood } from '#tests/mail/mail-server';
import { runSite } from '#tests/server/running';
import { onRequestError } from '../../instrumentation';

let trial: Trial;
let lines: string[];
beforeEach(async () => {
  trial = await openTrial();
  lines = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
});
afterEach(() => trial.close());

const answers: Record<string, unknown> = {
  ...sampleOf(contact),
  message: 'When does the GST batch start?',
};
const address = '203.0.113.7';

async function send(fields: Record<string, unknown> = answers): Promise<number> {
  const call = await callOf(contact);
  return (await call(json(fields))).status;
}

const parsed = () => lines.map((line) => JSON.parse(line));

function expectNothingPersonal(): void {
  expect(lines.length).toBeGreaterThan(0);
  const said = lines.join('').toLowerCase();
  for (const value of [...Object.values(answers), address, 'meena', 'operations@localhost']) {
    expect(said).not.toContain(String(value).toLowerCase());
  }
}

test('names a stored submission by its id and kind alone', async () => {
  expect(await send()).toBe(200);
  expect(parsed()).toMatchObject([
    { msg: 'stored', kind: 'contact', submission: trial.stored()[0]?.id },
  ]);
  expectNothingPersonal();
});

test('says nothing of what was refused', async () => {
  expect(await send({ ...answers, email: 'Meena at Example' })).toBe(422);
  expect(lines).toEqual([]);
});

test('says nothing of what could not be stored', async () => {
  const release = trial.hold();
  expect(await send()).toBe(503);
  release();
  expect(lines.join('')).not.toMatch(/meena/i);
});

test('says where a fault of ours arose, not in what words', async () => {
  const { store, ...rest } = site();
  const broken = () =>
    Promise.reject(
      Object.assign(new Error(`duplicate ${answers.email}\n    at ${address}`), {
        code: '23505',
      }),
    );
  openSite({ ...rest, store: { ...store, recordSubmission: broken } });
  expect(await send()).toBe(500);
  expect(parsed()).toMatchObject([{ msg: 'a call failed', reason: 'Error 23505' }]);
  expect(parsed()[0].at[0]).toMatch(/^at .*logs\.test/);
  expectNothingPersonal();
});

test('leaves one line of a page or route that threw, under the id of its request', async () => {
  process.env.NEXT_RUNTIME = 'nodejs';
  const error = new TypeError(`no row for ${answers.email}\n    at ${address}`);
  const asked = {
    path: `/thankyou?email=${answers.email}`,
    method: 'GET',
    headers: { 'user-agent': `Meena's phone`, cookie: 'receipt=order.signature' },
  };
  const context = {
    routerKind: 'App Router',
    routePath: '/(bare)/thankyou/page',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const;
  const tell = (request: typeof asked) => onRequestError(error, request, context);
  await withRequest('one', () => tell(asked));
  // Next tells again of a page that it could not make anew.
  await withRequest('one', () => tell(asked));
  await withRequest('two', () => tell({ ...asked, headers: { ...asked.headers } }));
  expect(parsed()).toMatchObject(
    ['one', 'two'].map((request) => ({
      msg: 'a page failed',
      request,
      path: '/thankyou',
      route: '/(bare)/thankyou/page',
      kind: 'render',
      reason: 'TypeError',
    })),
  );
  expect(parsed()[0].at[0]).toMatch(/^at .*logs\.test/);
  expectNothingPersonal();
  expect(lines.join('')).not.toMatch(/signature/);
});

test.each<Mood>(['accept', 'refuse', 'defer', 'refuse-content', 'closing', 'drop-after-data'])(
  'says nothing personal of a mail server that does: %s',
  async (mood) => {
    const server = new MailServer({
      // Real servers quote the address that they refuse.
      ...(mood === 'refuse' && {
        onRcptTo: ({ address: to }, _session, done) =>
          done(Object.assign(new Error(`no mailbox ${to}`), { responseCode: 550 })),
      }),
    });
    server.mood = mood;
    await server.up();
    await send();
    const { env, store } = site();
    const transport = openTransport({ ...env, SMTP_URL: server.url });
    const courier = startCourier({ store, transport, owner: 'host', now: () => noon });
    while (!parsed().some(({ msg }) => /^mail /.test(msg))) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await courier.stop();
    await transport.close();
    await server.down();
    expectNothingPersonal();
  },
);

test('gives every line of a call the id that the visitor is answered with', async () => {
  const call = await callOf(contact);
  const next = await runSite(async (request, response) => {
    const answer = await call(json(answers));
    expect(request.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    response.writeHead(answer.status);
    response.end();
  });
  const asked = { method: 'POST', headers: { 'x-request-id': randomUUID() } };
  const [one, two] = await Promise.all([
    next.ask('/api/sendEmail?email=meena@example.com', asked),
    next.ask('/api/sendEmail', asked),
  ]);
  next.server.close();
  const ids = [one, two].map(({ headers }) => headers['x-request-id']);
  expect(new Set([...ids, asked.headers['x-request-id']]).size).toBe(3);
  for (const id of ids) {
    const own = parsed().filter(({ request }) => request === id);
    expect(own.map(({ msg }) => msg).sort()).toEqual(['call', 'stored']);
    expect(own.find(({ msg }) => msg === 'call')).toMatchObject({
      path: '/api/sendEmail',
      status: 200,
    });
  }
  expectNothingPersonal();
});

test('the address of a link that opens something is logged without its token', () => {
  expect(pathForLog('/api/enquiry/s3cret?x=1')).toBe('/api/enquiry/…');
  expect(pathForLog('/desk/enter/s3cret')).toBe('/desk/enter/…');
  expect(pathForLog('/api/stop-mails/id.s3cret')).toBe('/api/stop-mails/…');
  expect(pathForLog('/api/desk/HOA-7K3M-92Q')).toBe('/api/desk/HOA-…');
  expect(pathForLog('/api/sendEmail')).toBe('/api/sendEmail');
});
