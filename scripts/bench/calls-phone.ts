/** Calls worked on a phone by touch alone: taps and swipes, and what is waited for. */
import type { Browser, Page } from '@playwright/test';
import { routes } from '#lib/shared/addresses/routes';
import { kindOf, noteOf, type PhoneCall } from '#scripts/bench/calls-table';

/** What is left of a phone between the bar of the address and that of the system. */
const screen = { width: 360, height: 640 };
/** A swipe leads on by less than a screen. */
const swipe = screen.height * 0.75;

/** `cookie` of a member; the first of `many` from the list of new ones, each further one from the page before it. */
export async function workOnPhone(
  browser: Browser,
  {
    origin,
    cookie,
    from,
    many,
  }: {
    origin: string;
    cookie: Readonly<Record<'name' | 'value', string>>;
    from: number;
    many: number;
  },
): Promise<{ calls: PhoneCall[]; worked: string[] }> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  await context.addCookies([{ ...cookie, url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}${routes.desk}?state=new`, { waitUntil: 'load' });
  const calls: PhoneCall[] = [];
  const worked: string[] = [];
  for (let at = from; at < from + many; at += 1) {
    const call: PhoneCall = { kind: kindOf(at), presses: 0, swipes: 0, waits: [] };
    calls.push(call);
    worked.push(await work(page, call, noteOf(at)));
  }
  await context.close();
  return { calls, worked };
}

async function work(page: Page, call: PhoneCall, note: string): Promise<string> {
  const isFirst = new URL(page.url()).pathname === routes.desk;
  await tap(page, call, isFirst ? '.q-name a' : '.said-line .action', true);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const act = call.kind === 'no answer' ? 'no-answer' : 'spoke';
  await tap(page, call, `#act-${act} > summary`);
  await tap(page, call, `#${act}-note`);
  await page.keyboard.type(note);
  if (call.kind === 'spoke, call again') {
    await tap(page, call, '#spoke-again');
    // On the list that the phone shows.
    call.presses += 1;
    await page.locator('#spoke-again').selectOption({ index: 1 });
  }
  await tap(page, call, `#act-${act} button[type="submit"]`, true);
  if (call.kind === 'spoke, closed') {
    await tap(page, call, '#act-close > summary');
    await tap(page, call, '#act-close [value="answered"]');
    await tap(page, call, '#act-close button[type="submit"]', true);
  }
  return reference;
}

async function tap(page: Page, call: PhoneCall, selector: string, leaves = false): Promise<void> {
  const target = page.locator(selector).first();
  const middle = await target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  });
  const beyond = Math.max(-middle, middle - screen.height);
  if (beyond > 0) {
    call.swipes += Math.ceil(beyond / swipe);
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
  call.presses += 1;
  if (!leaves) return target.tap();
  const begun = performance.now();
  await Promise.all([page.waitForEvent('load'), target.tap()]);
  call.waits.push(performance.now() - begun);
}
