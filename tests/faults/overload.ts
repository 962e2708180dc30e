/** More questions than the site can take: who is let in is served, the rest is told when to come, pages are unharmed. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { submissions } from '#scripts/bench/load';
import { freePort } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';
import { type FaultTest, type Finding, finding, percentile } from '#tests/faults/fault-test';
import type { Flood } from '#tests/faults/flood';
import { restartableSite, until } from '#tests/faults/restartable-site';
import { again, ask, sendQuestion } from '#tests/faults/visitor';
import { startNginx } from '#tests/hosts/nginx';

const run = promisify(execFile);
const senders = 2;

/** It is a share of the peak; the rest goes into refusals. */
const leastGoodput = 0.9;

export const overload: FaultTest = async function* (size) {
  const site = await restartableSite();
  await site.start();
  await submissions(site.origin);
  const peaks = [(await submissions(site.origin)).perSecond];
  if (size === 'short') yield* flooded('10 times capacity', site.origin, peaks, 10, 8);
  else {
    yield* flooded('3 times capacity', site.origin, peaks, 3, 30);
    yield* flooded('10 times capacity', site.origin, peaks, 10, 60);
    yield* behindNginx(site.origin, peaks);
  }
  await site.stop();
};

/** Here ten times as many really arrive: who is refused at once has a free line at once. */
async function* behindNginx(origin: string, peaks: number[]): AsyncGenerator<Finding> {
  installSystem(['nginx']);
  const { host } = new URL(origin);
  const front = await startNginx(await freePort(), [host, host]);
  yield* flooded('10 times capacity behind nginx', front.origin, peaks, 10, 60);
  await front.stop();
}

/** `peaks` were measured before; the machine is measured again afterwards, since it may have become faster or slower. */
async function* flooded(
  situation: string,
  origin: string,
  peaks: number[],
  times: number,
  seconds: number,
): AsyncGenerator<Finding> {
  const capacity = percentile(peaks, 0.5);
  const flooding = Promise.all(
    Array.from({ length: senders }, () => flood(origin, (capacity * times) / senders, seconds)),
  );
  // A visitor who reads a page ten times a second.
  const pages = await again(flooding, 100, () => ask(`${origin}/contact-us`));
  const floods = await flooding;
  const ended = performance.now();
  const recovered = await until(10_000, () => calm(origin));
  const recovery = (performance.now() - ended) / 1000;

  const sum = (of: keyof Flood) => floods.reduce((all, each) => all + each[of], 0);
  const goodput = sum('good') / seconds;
  const sent = (sum('offered') - sum('unsent')) / seconds;
  const what = `${situation} for ${seconds} s`;
  // A few seconds are too few to judge a rate by.
  if (seconds >= 30) {
    for (let turn = 0; turn < 2; turn += 1) peaks.push((await submissions(origin)).perSecond);
    const peak = percentile(peaks, 0.5);
    yield finding(
      goodput >= leastGoodput * peak,
      `${what}: of ${sent.toFixed(0)} a second that found a free line ${goodput.toFixed(0)} were taken, ${((100 * goodput) / peak).toFixed(0)}% of the peak of ${peak.toFixed(0)} (measured ${peaks.map((each) => each.toFixed(0)).join(', ')})`,
    );
  }
  yield finding(
    sum('other') <= 0.001 * sum('offered') && sum('refused') > 0,
    `${what}: ${sum('refused')} were told 503 with Retry-After, ${sum('other')} anything else`,
  );
  // In some seconds sixty pages are read: their p99 is the slowest alone, and one pause of the machine.
  const share = seconds >= 30 ? 0.99 : 0.9;
  const slow = percentile(
    pages.map(({ ms }) => ms),
    share,
  );
  const missed = pages.filter(({ status }) => status !== 200).length;
  yield finding(
    missed === 0 && slow < 500,
    `${what}: ${pages.length} pages were read, ${missed} missed, p${100 * share} ${slow.toFixed(0)} ms`,
  );
  yield finding(recovered && recovery < 5, `${what}: calm again after ${recovery.toFixed(1)} s`);
}

async function flood(origin: string, perSecond: number, seconds: number): Promise<Flood> {
  const { port } = new URL(origin);
  const words = ['tests/faults/flood.ts', port, String(perSecond), String(seconds)];
  const { stdout } = await run(process.execPath, words);
  return JSON.parse(stdout);
}

async function calm(origin: string): Promise<boolean> {
  for (let turn = 0; turn < 10; turn += 1) {
    const { status, ms } = await sendQuestion(origin);
    if (status !== 200 || ms > 100) return false;
  }
  return true;
}
