import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from '@jest/globals';
import { noteBackup } from '#lib/platform/backup/last';
import { context } from '#lib/platform/context';
import { runDaily } from '#lib/start/daily';
import { answerMetrics } from '#lib/start/metrics';
import { installSystem } from '#scripts/system';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);
beforeAll(() => installSystem(['prometheus']), 300_000);

test('promtool check metrics finds nothing to say', async () => {
  await noteBackup(context().env.DATA_DIR, { file: 'copy' });
  await runDaily(context());
  const answer = await answerMetrics(new Request('http://localhost/metrics'));
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: await answer.text(),
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
});
