/** Hosts are stopped in turn, and one dies while it sends and answers, while visitors read and write through nginx. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes } from '#data/addresses/routes';
import { type Report, stored, timesMailed, until, untilMailed } from '#tests/hosts/report';
import { askForOrder } from '#tests/hosts/sharing';
import type { Host, Testbed } from '#tests/hosts/testbed';
import { enquire, startLoad, visitor } from '#tests/hosts/visitor';

const mails = 8;
/** Two for each host: after a third failure nginx would ask the dead one no more, and refusals would not be seen. */
const ordersAtOnce = 4;
/** A lease runs for eight minutes (lib/platform/mail/queries/outbox.ts), and a mail worker looks every 15 s. */
const takenOverSeconds = 180;

export async function killedHost(report: Report, stage: Testbed): Promise<void> {
  const { a, front, mail } = stage;
  mail.behaviour = 'hang-after-data';
  const from = { headers: { 'x-forwarded-for': '203.0.113.6' } };
  const sent = Array.from({ length: mails }, (_, number) =>
    enquire(a.origin, `killed-${number}@example.in`, from),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  report.claim('a host takes enquiries', [...new Set(statuses)], [200]);
  await until('it is sending', () => mail.unacknowledged.length > 0, 20);
  const seen = (await front.log()).length;
  const orders = await ordersUnderWay(stage);
  await a.kill();
  mail.behaviour = 'accept';
  await claimPosts(report, stage, orders.ended, seen);
  await claimMails(report, stage);
  await a.start();
}

/** `seen` lines of nginx's log were there before. */
async function claimPosts(
  { claim }: Report,
  { a, front }: Testbed,
  orders: Promise<unknown>,
  seen: number,
): Promise<void> {
  const after = Array.from({ length: 20 }, (_, number) =>
    enquire(front.origin, `after-${number}@example.in`, { from: visitor(90) }),
  );
  const statuses = (await Promise.all(after)).map(({ status }) => status);
  claim('the moment it is killed, the other takes the next ones', [...new Set(statuses)], [200]);
  await orders;
  const log = (await front.log()).slice(seen);
  const asked = (path: string) => log.filter((line) => line.startsWith(`POST ${path} `));
  const passedOn = (path: string) => asked(path).filter((line) => line.includes(', ')).length;
  claim('a post whose connection is refused is passed on', passedOn(apiRoutes.contact) > 0, true);
  const cut = asked(apiRoutes.order).filter((line) =>
    line.includes(` 502 ${a.address} 502`),
  ).length;
  const found = [cut > 0, passedOn(apiRoutes.order)];
  claim('a post that the dead host was answering is not', found, [true, 0]);
}

async function claimMails({ claim }: Report, { databaseUrl, mail }: Testbed): Promise<void> {
  await untilMailed(databaseUrl, takenOverSeconds);
  const ids = await stored(databaseUrl, 'contact', 'killed-');
  const found = [ids.length, timesMailed(mail, ids, 'staff')];
  claim('the other host sends all mails that it owed', found, [mails, [1]]);
  const received = new Set(mail.received.map((each) => each.mail.messageId));
  const again = mail.unacknowledged.every((each) => received.has(each.mail.messageId));
  claim('what the killed host had started is sent under the same Message-ID', again, true);
}

/** Orders at both hosts, which wait for the provider; resolves to the wait for their answers. */
async function ordersUnderWay({ front, provider }: Testbed): Promise<{ ended: Promise<unknown> }> {
  provider.behaviour = 'hanging';
  const orders = Array.from({ length: ordersAtOnce }, (_, number) =>
    askForOrder(front, `hanging-${number}@example.in`, randomUUID()),
  );
  await wait(500);
  provider.behaviour = 'well';
  return { ended: Promise.all(orders) };
}

/** Longer than nginx leaves a failed host alone: it is asked again before the other one goes. */
const stopMs = 6_000;

export async function rollingRestart(
  { claim }: Report,
  stage: Testbed,
  rounds: number,
): Promise<void> {
  const { a, b, databaseUrl, mail } = stage;
  const load = startLoad(stage.front.origin);
  await wait(500);
  for (let round = 0; round < rounds; round += 1) {
    await restart(a);
    await restart(b);
  }
  const { reads, taken, failed } = await load.stop();
  console.log(`   ${reads} reads, ${taken} enquiries`);
  claim('a rolling restart fails no request', failed, []);
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'contact', 'rolling-');
  claim('every enquiry that was taken is stored once', ids.length, taken);
  claim('and mailed exactly once', timesMailed(mail, ids, 'staff'), [1]);
}

async function restart(host: Host): Promise<void> {
  await host.stop();
  await host.start();
  await wait(stopMs);
}
