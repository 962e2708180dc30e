/** The mail server is down for three days while a thousand questions come in. */
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { OutboxHarness } from '#tests/server/outbox/outbox-harness';

const hour = 3_600_000;

export const outage: FaultTest = async function* (size) {
  const hours = size === 'long' ? 72 : 12;
  const questions = size === 'long' ? 1_000 : 200;
  const harness = await OutboxHarness.open();
  await harness.server.down();
  const courier = harness.courier();
  const owed: string[] = [];
  for (let quarter = 0; quarter < hours * 4; quarter += 1) {
    const due = Math.round((questions * (quarter + 1)) / (hours * 4)) - owed.length;
    owed.push(...(await harness.owe(due)));
    courier.wake();
    await harness.clock.pass(hour / 4);
  }
  const waiting = (await harness.backlog()).waiting;
  const probes = harness.logLines.filter((line) => line.startsWith('mail server away')).length;
  await harness.server.up();
  await harness.clock.pass(hour / 12);
  const { parked, waiting: left } = await harness.backlog();
  const delivered = harness.delivered();
  const tries = harness.logLines.filter((line) => /^mail (away|deferred)/.test(line)).length;
  await harness.close();

  const down = `mail server down for ${hours} simulated hours, ${questions} submissions`;
  yield finding(
    waiting === questions && parked === 0,
    `${down}: ${waiting} waited, ${parked} parked`,
  );
  yield finding(
    left === 0 && delivered.join() === [...owed].sort().join(),
    `five minutes after its return ${delivered.length} of ${questions} were delivered once each`,
  );
  // Once a minute at most, and one mail that finds out.
  yield finding(
    probes <= hours * 60 + 10 && tries <= 3,
    `it was probed ${probes} times, and ${tries} sends were tried`,
  );
};
