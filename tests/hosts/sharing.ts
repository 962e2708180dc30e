/** Two hosts share startup, submissions, drafts, files of the newer build and payments. */

import { randomUUID } from 'node:crypto';
import { apiRoutes } from '#data/addresses/routes';
import { openStore } from '#lib/start/open-store';
import { formStatus } from '#lib/webinars/forms/free-rules';
import { query, type Report, stored, timesMailed, until, untilMailed } from '#tests/hosts/report';
import { type Host, newerFile, type Testbed } from '#tests/hosts/testbed';
import { type Answer, ask, enquire, post, visitor } from '#tests/hosts/visitor';
import { answerOf, notifyByWebhook } from '#tests/journeys/checkout';

const count = (values: readonly (string | number)[]) =>
  values.reduce<Record<string, number>>((sum, value) => {
    sum[value] = (sum[value] ?? 0) + 1;
    return sum;
  }, {});

const lanes = 20;

export async function manySubmissions({ claim }: Report, stage: Testbed): Promise<void> {
  const { front, databaseUrl, mail, a, b } = stage;
  const answers: Answer[] = [];
  const send = async (lane: number) => {
    for (let number = lane; number < 300; number += lanes) {
      const email = `many-${number}@example.in`;
      answers.push(await enquire(front.origin, email, { from: visitor(lane) }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => send(lane)));
  claim('300 enquiries are taken', count(answers.map(({ status }) => status)), { 200: 300 });
  const asked = (await front.log()).filter((line) => line.includes(apiRoutes.contact));
  const both = [a, b].every(({ address }) => asked.some((line) => line.includes(address)));
  claim('by both hosts', both, true);
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'contact', 'many-');
  claim('every one is stored once', ids.length, 300);
  claim('every one is mailed exactly once', timesMailed(mail, ids, 'staff'), [1]);
}

export async function drafts(
  { claim }: Report,
  { a, b, databaseUrl, mail }: Testbed,
): Promise<void> {
  const email = 'draft@example.in';
  const save = (host: { origin: string }, city: string, formStatus = 'step 1') =>
    post(host.origin, apiRoutes.saveProgress, {
      formData: { name: 'Asha Raman', email, phone: '9876543210', city },
      userDetails: { studies: 'B.Com' },
      formStatus,
    });
  const countStored = async () => {
    const words = 'select transcript from browser_drafts where email = $1';
    const rows = await query<{ transcript: string }>(databaseUrl, words, [email]);
    return rows.map(({ transcript }) => /Madurai|Salem|Erode/.exec(transcript)?.[0]);
  };
  await save(a, 'Madurai');
  await save(b, 'Salem');
  claim('a draft of one host is continued at the other, the newest wins', await countStored(), [
    'Salem',
  ]);
  await Promise.all([save(a, 'Erode'), save(b, 'Erode')]);
  claim('saved at both at once, there is one', await countStored(), ['Erode']);
  const drafts = await stored(databaseUrl, 'webinar-draft', email);
  // A notice that was not sent yet is undone by the registration.
  await untilMailed(databaseUrl);
  const { status } = await save(a, 'Erode', formStatus.submitted);
  claim('sent at the first host, it is a registration', [status, await countStored()], [200, []]);
  await untilMailed(databaseUrl);
  claim(
    'staff heard of the draft once',
    [drafts.length, timesMailed(mail, drafts, 'staff')],
    [1, [1]],
  );
}

export async function newerFiles({ claim }: Report, { front, a, b }: Testbed): Promise<void> {
  const statuses = async (origin: string, path: string) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(origin, path)));
    return count(answers.map(({ status }) => status));
  };
  const direct = [await statuses(a.origin, newerFile), await statuses(b.origin, newerFile)];
  claim('a file of the newer build is at one host alone', direct, [{ 404: 10 }, { 200: 10 }]);
  claim('and is had through nginx', await statuses(front.origin, newerFile), { 200: 10 });
  const gone = await statuses(front.origin, '/_next/static/gone.js');
  claim('what no build has is not found', gone, { 404: 10 });
}

const dayMs = 86_400_000;

export async function withDigest({ claim }: Report, stage: Testbed): Promise<void> {
  const { databaseUrl, mail, a, b } = stage;
  const digests = () => stored(databaseUrl, 'digest', '');
  await suspectYesterday(databaseUrl);
  await Promise.all([a.start(), b.start()]);
  // The daily work begins after a host is healthy.
  await until('the digest is written', async () => (await digests()).length > 0, 30);
  await untilMailed(databaseUrl);
  const ids = await digests();
  claim(
    'both do the daily work, and staff get one digest',
    [ids.length, timesMailed(mail, ids, 'staff')],
    [1, [1]],
  );
}

async function suspectYesterday(databaseUrl: string): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: '' });
  const suspect = {
    kind: 'contact',
    receivedAt: Date.now() - dayMs,
    name: 'Robot',
    email: 'robot@example.in',
    phone: '9876543210',
    transcript: [],
    suspicion: 'trap field filled',
  };
  for (const id of [randomUUID(), randomUUID()])
    await store.recordSubmission({ id, ...suspect }, []);
  await store.close();
}

const notifyAgain = 10;

export async function oneRegistration({ claim }: Report, stage: Testbed): Promise<void> {
  const { a, b, provider } = stage;
  const email = 'told@example.in';
  const key = randomUUID();
  const order = await open(a, email, key);
  claim('an order opened at one host is known at the other', await open(b, email, key), order);
  const payment = provider.pay(order, { status: 'authorized' });
  const callAll = ({ origin }: Host) => [
    post(origin, apiRoutes.verifyPayment, answerOf(payment)),
    notifyByWebhook(origin, payment),
  ];
  const calls = Array.from({ length: notifyAgain }, () => [...callAll(b), ...callAll(a)]).flat();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  claim('each word of its payment is taken by either', [...new Set(statuses)], [200]);
  claim('its money is taken once', provider.captures.filter((id) => id === payment.id).length, 1);
  await claimOnce({ claim }, stage, 'told of 40 times', email);
}

/** An order that is paid without a word to us; resolves with its e-mail address. */
export async function paySilently({ a, provider, databaseUrl }: Testbed): Promise<string> {
  const email = 'silent@example.in';
  provider.pay(await open(a, email, randomUUID()));
  // As if a minute had passed: either host may be the one that asks.
  await query(databaseUrl, 'update orders set next_check_at = 1 where email = $1', [email]);
  return email;
}

export async function claimOnce(
  { claim }: Pick<Report, 'claim'>,
  { databaseUrl, mail }: Testbed,
  how: string,
  email: string,
): Promise<void> {
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'webinar-paid', email);
  claim(`a payment ${how} is one registration`, ids.length, 1);
  const mails = (['staff', 'visitor'] as const).map((role) => timesMailed(mail, ids, role));
  claim('with one mail to staff and one confirmation', mails, [[1], [1]]);
}

export function askForOrder({ origin }: { readonly origin: string }, email: string, key: string) {
  const formData = {
    name: 'Meena Iyer',
    email,
    phone: '9840012345',
    accountingExp: 'advanced',
    preferredLang: 'Tamil',
  };
  return post(origin, apiRoutes.order, { formData }, { key });
}

async function open(host: Host, email: string, key: string): Promise<string> {
  const { status, body } = await askForOrder(host, email, key);
  if (status !== 200) throw new Error(`no order: ${status} ${body}`);
  return JSON.parse(body).order_id;
}
