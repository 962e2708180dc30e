/** One host after the other is stopped and started, while visitors read and write through nginx. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from '#tests/hosts/host';
import { startLoad } from '#tests/hosts/load';
import { stored, timesMailed, untilMailed } from '#tests/hosts/records';
import type { Report } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';

/** Longer than nginx leaves a failed host alone: it is asked again before the other one goes. */
const takenBackMs = 6_000;

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
  await wait(takenBackMs);
}
