/** The site on its public line, with a browser of another engine than Chromium's in front of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf } from '#tests/journeys/checkout';
import type { Browser } from '#tests/parts/browser';
import type { Cleanup } from '#tests/parts/part';
import { newFolder, until } from '#tests/parts/programs';
import { type Others, openPublicLine } from '#tests/parts/public-line';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import type { Provider } from '#tests/payments/provider';
import { pdfOf } from '#tests/platform/files/samples';

export const resume = pdfOf(200_000);

export type EngineSite = Awaited<ReturnType<typeof openEngineSite>>;

export type Checks = Readonly<Record<string, (context: EngineSite) => Promise<void>>>;

type OpenEngine = (
  cleanup: Cleanup,
  folder: string,
  proxy: string,
) => Promise<() => Promise<Browser>>;

export async function openEngineSite(
  cleanup: Cleanup,
  engine: 'Firefox ESR' | 'WebKitGTK',
  openEngine: OpenEngine,
) {
  const folder = await newFolder(cleanup, 'engine');
  const site = await openPublicSite(cleanup);
  const scripts = { fate: 'come' as 'come' | 'come late' | 'never come' };
  const { proxy } = await openPublicLine(cleanup, folder, site.origin, {
    others: checkoutAt(site.provider),
    decide: async (path) => {
      if (!/^\/_next\/static\/.*\.js$/.test(path) || scripts.fate === 'come') return 'go on';
      if (scripts.fate === 'never come') return 'drop';
      await new Promise((resolve) => setTimeout(resolve, 700));
      return 'go on';
    },
  });
  const open = await openEngine(cleanup, folder, proxy);
  const file = join(folder, 'Resume.pdf');
  writeFileSync(file, resume);
  const mailAbout = async (subject: string) => {
    const found = () =>
      site.mail.received.find(({ mail }) => mail.subject?.includes(subject))?.mail;
    await until(`a mail comes: ${subject}`, 60, () => found() !== undefined);
    return found();
  };
  return { site, engine, open, folder, file, scripts, mailAbout };
}

/** In the place of the provider's dialog: it pays at once, and hands the answer to the page. */
const checkoutAt = (provider: Provider): Others => ({
  'checkout.razorpay.com': (_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`window.Razorpay = function (options) {
      return { on() {}, open: async () => {
        const answer = await fetch('https://api.razorpay.com/?order=' + options.order_id);
        options.handler(await answer.json());
      } };
    };`);
  },
  'api.razorpay.com': (request, response) => {
    const order = new URL(request.url ?? '', 'https://api.razorpay.com').searchParams.get('order');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerOf(provider.pay(order ?? '', { status: 'authorized' }))));
  },
});

export const at = (path: string) => `${publicSettings.SITE_URL}${path}`;
export const button = (words: string) => `//button[normalize-space(.)="${words}"]`;

export const openerOf = (words: string) =>
  `//button[starts-with(normalize-space(.), "${words}") or starts-with(@aria-label, "${words}")]`;

/** A post within a second of the page's load is taken for a robot's. */
export const takeTime = (browser: Browser) =>
  until('a second has gone by', 60, () => browser.run<boolean>('return performance.now() > 1100'));
