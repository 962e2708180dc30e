/** Takes the lock of a file again and again and writes down when it holds it; run by lock.test.ts. */
import { appendFileSync } from 'node:fs';
import { withFileLock } from '#lib/platform/db/file-lock';

const [lock = '', diary = '', way] = process.argv.slice(2);

await withFileLock(lock, async () => {
  appendFileSync(diary, `${process.pid} begins\n`);
  // As a build does that is killed.
  if (way === 'dies') process.kill(process.pid, 'SIGKILL');
  await new Promise(setImmediate);
  appendFileSync(diary, `${process.pid} ends\n`);
});
