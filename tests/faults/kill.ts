/** The server is killed again and again under load: what it acknowledged reaches the mailbox. */
import { median } from '#scripts/bench/load';
import { startPostgres } from '#scripts/postgres';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { type Mailbox, openMailbox } from '#tests/faults/mailbox';
import { type RestartableSite, restartableSite } from '#tests/faults/restartable-site';
import { newMarker, sendQuestion } from '#tests/faults/visitor';

const visitors = 4;

export const kill: FaultTest = async function* (size) {
  yield* killSite('SQLite', {}, size === 'long' ? 200 : 2);
  if (size === 'short') return;
  const cluster = await startPostgres();
  yield* killSite('PostgreSQL', { DATABASE_URL: cluster.url }, 50);
  await cluster.stop();
};

async function* killSite(
  engine: string,
  environment: Record<string, string>,
  rounds: number,
): AsyncGenerator<Finding> {
  const mailbox = await openMailbox();
  const site = await restartableSite({ ...environment, SMTP_URL: mailbox.url });
  const acknowledged: string[] = [];
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 9) await site.killWhileStarting(Math.random() * 2_500);
    starts.push(await site.start());
    acknowledged.push(...(await sendUntilKilled(site, 1 + Math.floor(Math.random() * 120))));
  }
  await site.start();
  const mailed = await site.mailed(120_000);
  const failed = (await site.health())?.mail.parked;
  await site.stop();
  await mailbox.close();
  const lost = acknowledged.filter((marker) => mailbox.about(marker).length === 0);
  yield finding(
    mailed && failed === 0 && lost.length === 0 && acknowledged.length >= rounds,
    `${engine}, killed ${rounds} times: ${acknowledged.length} acknowledged, ${lost.length} lost (a start: ${median(starts).toFixed(0)} ms)`,
  );
  yield finding(mailbox.doubled() === 0, repeated(engine, mailbox));
}

const repeated = (engine: string, mailbox: Mailbox) =>
  `${engine}: ${mailbox.repeats()} mails came twice, ${mailbox.doubled()} of them under another Message-ID`;

/** Sends with several visitors at once; gives those whose question was acknowledged. */
async function sendUntilKilled(site: RestartableSite, killAt: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let dying: Promise<void> | undefined;
  const visitor = async () => {
    while (!dying) {
      const marker = newMarker();
      const { status } = await sendQuestion(site.origin, marker);
      if (status === 200) acknowledged.push(marker);
      else if (!dying) throw new Error(`a question was answered with ${status}`);
      if (acknowledged.length >= killAt) dying ??= site.kill();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  await dying;
  return acknowledged;
}
