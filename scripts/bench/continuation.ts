/** What it costs to go on on another phone: bytes up and down, and the wait on both, on a slow line. */
import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';
import { slowDown } from '#scripts/bench/slow-line';
import { openBrowser } from '#scripts/browser';
import { expectStep, goOn, nextOf } from '#tests/journeys/applying';

interface Passed {
  readonly sentKilobytes: number;
  /** From the press until the link stands there. */
  readonly linkMs: number;
  /** Of the whole page on the other phone, the application included. */
  readonly receivedKilobytes: number;
  /** From opening the link until the step that was left is shown. */
  readonly resumedMs: number;
}

export interface ContinuationFigures extends Passed {
  readonly resumeKilobytes: number;
}

const resumes = [200, 1024] as const;

/** The application filled in to its end, with a resume of each size, `runs` times in new browser profiles. */
export async function measureContinuation(
  origin: string,
  runs: number,
): Promise<ContinuationFigures[]> {
  const browser = await openBrowser();
  const figures: ContinuationFigures[] = [];
  for (const resumeKilobytes of resumes) {
    const taken: Passed[] = [];
    for (let run = 0; run < runs; run += 1) {
      taken.push(await pass(browser, origin, resumeKilobytes));
    }
    const middle = (name: keyof Passed) => median(taken.map((each) => each[name]));
    figures.push({
      resumeKilobytes,
      sentKilobytes: middle('sentKilobytes'),
      linkMs: middle('linkMs'),
      receivedKilobytes: middle('receivedKilobytes'),
      resumedMs: middle('resumedMs'),
    });
  }
  await browser.close();
  return figures;
}

async function pass(browser: Browser, origin: string, resumeKilobytes: number): Promise<Passed> {
  const phone = { viewport: { width: 360, height: 760 }, baseURL: origin };
  const first = await browser.newContext(phone);
  const page = await first.newPage();
  await page.goto(routes.applyJobs);
  await goOn(page, 'Asha', 11);
  // Random, as what a PDF holds is packed already.
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(resumeKilobytes * 1024)]);
  const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resume);
  await nextOf(page).click();
  await expectStep(page, 12);
  await slowDown(first, page);
  const sending = page.waitForRequest((request) => request.url().endsWith(apiRoutes.continuation));
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Continue on another phone' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await link.waitFor({ timeout: 120_000 });
  const linkMs = performance.now() - pressed;
  const sentKilobytes = ((await sending).postDataBuffer()?.length ?? 0) / 1024;

  const second = await browser.newContext(phone);
  const other = await second.newPage();
  const line = await slowDown(second, other);
  let received = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  const opened = performance.now();
  await other.goto(await link.inputValue());
  const step = other.getByRole('heading', { name: 'Review and submit', level: 2 });
  await step.waitFor({ timeout: 120_000 });
  const resumedMs = performance.now() - opened;
  await Promise.all([first.close(), second.close()]);
  return { sentKilobytes, linkMs, receivedKilobytes: received / 1024, resumedMs };
}

export const continuationLines = (figures: readonly ContinuationFigures[]): string[] => [
  '## On another phone',
  '',
  'Slow 4G and a 4 times slower processor on both: from the press to the link, and from opening the link to the step that was left. The page itself is in what is received.',
  '',
  '| resume KB | sent KB | link after s | received KB | goes on after s |',
  '| ---: | ---: | ---: | ---: | ---: |',
  ...figures.map((each) => {
    const cells = [
      each.resumeKilobytes.toFixed(0),
      each.sentKilobytes.toFixed(0),
      (each.linkMs / 1000).toFixed(1),
      each.receivedKilobytes.toFixed(0),
      (each.resumedMs / 1000).toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
  '',
];
