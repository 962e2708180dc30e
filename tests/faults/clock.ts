/** The clock is set forwards and back by an hour and by a month, with mails waiting, deferred and leased. */
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { OutboxHarness } from '#tests/server/outbox/outbox-harness';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const clock: FaultTest = async function* (size) {
  for (const [what, jump] of [
    ['an hour on', hour],
    ['an hour back', -hour],
    ['30 days on', 30 * day],
    ['30 days back', -30 * day],
  ] as const) {
    const minutes = await minutesToDeliver(jump, size === 'long' ? 100 : 10);
    // A lease is told from one of another time when it lasts an hour too long.
    const most = jump === -hour ? 65 : 5;
    yield finding(
      minutes <= most,
      `clock set ${what}: all mails delivered after ${minutes} minutes`,
    );
  }
};

/** Simulated minutes until all is delivered; infinite where it takes more than two hours. */
async function minutesToDeliver(jump: number, mails: number): Promise<number> {
  const harness = await OutboxHarness.open();
  harness.server.behaviour = 'defer';
  const owed = await harness.owe(mails);
  const courier = harness.courier();
  await harness.clock.pass(20 * minute);
  await courier.stop();
  owed.push(...(await harness.owe(5)));
  await harness.store.claimDue('a host that died', 5, harness.clock.time);
  harness.courier();
  await harness.clock.pass(0);
  harness.clock.set(harness.clock.time + jump);
  harness.server.behaviour = 'accept';
  owed.push(...(await harness.owe(mails)));

  let minutes = 0;
  while (harness.delivered().length < owed.length && minutes < 120) {
    await harness.clock.pass(minute);
    minutes += 1;
  }
  const { waiting, parked } = await harness.backlog();
  const once = harness.delivered().join() === [...owed].sort().join();
  await harness.close();
  return once && waiting + parked === 0 ? minutes : Number.POSITIVE_INFINITY;
}
