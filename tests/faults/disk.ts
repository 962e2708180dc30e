/** The disk fills up under load and is made room on again: nothing acknowledged is lost, no restart is needed. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { openMailbox } from '#tests/faults/mailbox';
import { restartableSite, until } from '#tests/faults/restartable-site';
import { ask, newMarker, sendQuestion } from '#tests/faults/visitor';

/** Needs the right to mount a small disk of its own. */
export const disk: FaultTest = async function* () {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16M', 'tmpfs', folder]);
  const mailbox = await openMailbox();
  const site = await restartableSite({ DATA_DIR: folder, SMTP_URL: mailbox.url });
  try {
    await site.start();
    const acknowledged: string[] = [];
    const sendUntilRefused = async () => {
      for (;;) {
        const marker = newMarker();
        const reply = await sendQuestion(site.origin, marker);
        if (reply.status !== 200) return { marker, reply };
        acknowledged.push(marker);
      }
    };
    const filler = join(folder, 'filler');
    await fill(filler);
    const { marker, reply } = await sendUntilRefused();
    const onReserve = acknowledged.length;
    const health = await site.health();
    const page = await ask(`${site.origin}/contact-us`);
    yield finding(
      reply.status === 503 &&
        reply.retryAfter !== undefined &&
        health?.httpStatus === 503 &&
        page.status === 200,
      `disk full: after ${onReserve} more on the reserve a question is told ${reply.status}, health ${health?.httpStatus}, pages ${page.status}`,
    );

    await rm(filler);
    const freed = performance.now();
    const again = async () => (await sendQuestion(site.origin, marker)).status === 200;
    const back = await until(10_000, again);
    const seconds = (performance.now() - freed) / 1000;
    const mailed = await site.mailed(60_000);
    const lost = [...acknowledged, marker].filter((each) => mailbox.about(each).length === 0);
    yield finding(
      back && seconds < 5 && mailed && lost.length === 0 && mailbox.doubled() === 0,
      `room again: questions are taken after ${seconds.toFixed(1)} s without a restart, ${lost.length} of ${acknowledged.length + 1} lost`,
    );
  } finally {
    await site.stop();
    await mailbox.close();
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes until there is no room left: the site writes meanwhile, so that nobody can say beforehand how much there is. */
async function fill(file: string): Promise<void> {
  const { blocks, bsize } = await statfs(dirname(file));
  const end = await writeFile(file, Buffer.alloc(blocks * bsize)).catch((error) => error.code);
  if (end !== 'ENOSPC') throw new Error(`the disk is not full: ${end}`);
}
