/** `npm run hosts [-- --short]`: two hosts on one PostgreSQL behind nginx, and what they promise; the last line counts. */

import { readEnv } from '#lib/platform/config/env';
import { installSystem } from '#scripts/system';
import { attacked, retryStorm } from '#tests/hosts/crowds';
import { assignedOnce, joinedOnce } from '#tests/hosts/desk';
import { newReport } from '#tests/hosts/report';
import {
  claimOnce,
  drafts,
  manySubmissions,
  newerFiles,
  oneRegistration,
  paySilently,
  withDigest,
} from '#tests/hosts/sharing';
import { killedHost, rollingRestart } from '#tests/hosts/stopping';
import { openTestbed } from '#tests/hosts/testbed';
import { closeConnections } from '#tests/hosts/visitor';
import { buildWhenNeeded } from '../../scripts/build.ts';

/** Without the kill, which waits for a lease of eight minutes, and with fewer rounds. */
const short = process.argv.includes('--short');

installSystem(['postgresql', 'nginx']);
const answers = await buildWhenNeeded(readEnv({}));
const report = newReport();
const { verify } = report;
const stage = await openTestbed(answers);
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => void stage.close().finally(() => process.exit(1)));
}
try {
  await verify('start', () => withDigest(report, stage));
  await verify('submissions', () => manySubmissions(report, stage));
  await verify('drafts', () => drafts(report, stage));
  await verify('assigning', () => assignedOnce(report, stage));
  await verify('joining', () => joinedOnce(report, stage));
  await verify('payment', () => oneRegistration(report, stage));
  await verify('newer build', () => newerFiles(report, stage));
  await verify('attacked', () => attacked(report, stage));
  const silent = await paySilently(stage);
  await verify('rolling restart', () => rollingRestart(report, stage, short ? 1 : 3));
  await verify('silent payment', () => claimOnce(report, stage, 'told of by nobody', silent));
  if (!short) await verify('killed host', () => killedHost(report, stage));
  // The last one, for its mails go on for long.
  await verify('retry storm', () => retryStorm(report, stage, short ? 3 : 15));
  await verify('stop', async () => {
    await Promise.all([stage.a.stop(), stage.b.stop()]);
  });
} finally {
  closeConnections();
  await stage.close();
}

const { passed, failed } = report.count;
console.log(`\nhosts: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
