/** PostgreSQL itself is killed again and again under load: the site says so, lives on, and loses nothing. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startPostgres } from '#scripts/postgres';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { type Mailbox, openMailbox } from '#tests/faults/mailbox';
import { type RestartableSite, restartableSite, until } from '#tests/faults/restartable-site';
import { ask, newMarker, sendQuestion, type Timing } from '#tests/faults/visitor';

const visitors = 4;
const timeoutMs = 10_000;

export const database: FaultTest = async function* (size) {
  // Off, half a page that a killed process leaves behind could not be repaired.
  const cluster = await startPostgres({ full_page_writes: 'on' });
  const mailbox = await openMailbox();
  const site = await restartableSite({ DATABASE_URL: cluster.url, SMTP_URL: mailbox.url });
  try {
    await site.start();
    const clients = startClients(site.origin);
    const outages: Outage[] = [];
    for (let round = 0; round < (size === 'long' ? 20 : 2); round += 1) {
      outages.push(await outlive(cluster, site, clients));
    }
    await clients.leave();
    yield* meanwhile(outages);
    yield* afterwards(outages, clients);
    // A claim that was cut off rests until its lease of eight minutes is over.
    const mailed = await site.mailed(180_000);
    yield complete(clients, mailbox, mailed && (await site.health())?.mail.parked === 0);
  } finally {
    await site.stop();
    await mailbox.close();
    await cluster.stop();
  }
};

/** Visitors who ask one question after the other, each again until it is taken. */
function startClients(origin: string) {
  const acknowledged: string[] = [];
  const wrong: number[] = [];
  let leaving = false;
  const send = async (marker = newMarker()) => {
    const reply = await sendQuestion(origin, marker);
    if (reply.status === 200) acknowledged.push(marker);
    else if (!isPutOff(reply)) wrong.push(reply.status);
    return reply.status === 200;
  };
  const visitor = async () => {
    while (!leaving) {
      const marker = newMarker();
      await until(3 * timeoutMs, () => send(marker));
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    acknowledged,
    wrong,
    send,
    /** Each waits for the answer that it is owed. */
    async leave() {
      leaving = true;
      await all;
    },
  };
}

type Clients = ReturnType<typeof startClients>;

const isPutOff = ({ status, retryAfter }: Timing) => status === 503 && retryAfter !== undefined;

async function outlive(cluster: Cluster, site: RestartableSite, clients: Clients) {
  const pid = site.pid();
  await wait(100 + Math.random() * 400);
  await cluster.kill();
  await wait(500);
  const [question, page, health] = await Promise.all([
    sendQuestion(site.origin),
    ask(`${site.origin}/contact-us`),
    site.health(),
  ]);
  await cluster.restart();
  const restarted = performance.now();
  const goesOn = async () => (await clients.send()) && (await site.health())?.httpStatus === 200;
  const back = await until(timeoutMs, goesOn);
  const backMs = performance.now() - restarted;
  return { question, page, healthStatus: health?.httpStatus, alive: lives(pid), back, backMs };
}

type Outage = Awaited<ReturnType<typeof outlive>>;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function* meanwhile(outages: readonly Outage[]): Generator<Finding> {
  const rounds = outages.length;
  const putOff = outages.filter(({ question }) => isPutOff(question)).length;
  const failing = outages.filter(({ healthStatus }) => healthStatus === 503).length;
  yield finding(
    putOff === rounds && failing === rounds,
    `PostgreSQL killed ${rounds} times: while it is away ${putOff} questions are told 503 with Retry-After, health ${failing} times 503`,
  );
  const read = outages.filter(({ page }) => page.status === 200).length;
  const slowest = Math.max(...outages.map(({ page }) => page.ms));
  yield finding(
    read === rounds && slowest < 1_000,
    `while it is away ${read} of ${rounds} pages are read, the slowest in ${slowest.toFixed(0)} ms`,
  );
}

function* afterwards(outages: readonly Outage[], { wrong }: Clients): Generator<Finding> {
  const survived = outages.filter(({ alive }) => alive).length;
  const back = outages.filter((each) => each.back).length;
  const slowest = Math.max(...outages.map(({ backMs }) => backMs));
  yield finding(
    survived === outages.length && back === outages.length && wrong.length === 0,
    `the site outlives it ${survived} times and goes on by itself ${back} times, after ${slowest.toFixed(0)} ms at most; ${wrong.length} answers were neither 200 nor 503 ${[...new Set(wrong)].join(', ')}`,
  );
}

function complete({ acknowledged }: Clients, mailbox: Mailbox, mailed: boolean): Finding {
  const lost = acknowledged.filter((marker) => mailbox.about(marker).length === 0);
  const [repeats, doubled] = [mailbox.repeats(), mailbox.doubled()];
  return finding(
    mailed && lost.length === 0 && repeats === 0 && doubled === 0 && acknowledged.length > 0,
    `of ${acknowledged.length} acknowledged ${lost.length} lost; ${repeats} mails came twice, ${doubled} under another Message-ID`,
  );
}
