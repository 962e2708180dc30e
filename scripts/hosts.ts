/** `npm run hosts [-- --short]`: two hosts on one PostgreSQL behind nginx, and what they promise; the last line counts. */

import { readEnv } from '#lib/env';
import { crowded } from '#scripts/hosts/crowding';
import { killedHost } from '#scripts/hosts/killing';
import { claimOnce, oneRegistration, paySilently } from '#scripts/hosts/paying';
import { newReport } from '#scripts/hosts/report';
import { rollingRestart } from '#scripts/hosts/restarting';
import { drafts, manySubmissions, newerFiles, rateLimit, sameKey } from '#scripts/hosts/sharing';
import { setStage } from '#scripts/hosts/stage';
import { onEmpty, withDigest } from '#scripts/hosts/starting';
import { closeConnections } from '#scripts/hosts/visitor';
import { installSystem } from '#scripts/system';
import { buildWhenNeeded } from './build.ts';

/** Without the kill, which waits for a lease of two minutes, and with fewer rounds. */
const short = process.argv.includes('--short');

installSystem(['postgresql', 'nginx']);
const answers = await buildWhenNeeded(readEnv({}));
const report = newReport();
const { prove } = report;
const stage = await setStage(answers);
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => void stage.close().finally(() => process.exit(1)));
}
try {
  await prove('empty database', () => onEmpty(report, stage, short ? 1 : 5));
  await prove('start', () => withDigest(report, stage));
  await prove('submissions', () => manySubmissions(report, stage));
  await prove('one key', () => sameKey(report, stage));
  await prove('drafts', () => drafts(report, stage));
  await prove('payment', () => oneRegistration(report, stage));
  await prove('rate limit', () => rateLimit(report, stage));
  await prove('newer build', () => newerFiles(report, stage));
  const silent = await paySilently(stage);
  await prove('rolling restart', () => rollingRestart(report, stage, short ? 1 : 3));
  await prove('silent payment', () => claimOnce(report, stage, 'told of by nobody', silent));
  if (!short) await prove('killed host', () => killedHost(report, stage));
  // The last one, for its mails go on for long.
  await prove('crowd', () => crowded(report, stage, short ? 3 : 15));
  await prove('stop', async () => {
    await Promise.all([stage.a.stop(), stage.b.stop()]);
  });
} finally {
  closeConnections();
  await stage.close();
}

const { passed, failed } = report.count;
console.log(`\nhosts: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
