/** A day of eighty calls on the desk, by keyboard and by touch: presses and seconds of waiting a call, and mistakes. */
import type { Page } from '@playwright/test';
import { openStore } from '#lib/server/store/open-store';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { workOnPhone } from '#scripts/bench/calls-phone';
import { type Call, kindOf, noteOf, phoneTable, tableOf } from '#scripts/bench/calls-table';
import { openBrowser } from '#scripts/browser';
import { signInAs } from '#scripts/open-desk';
import type { Copy } from '#scripts/serve-copy';

const many = 80;
/** Further ones, of as many kinds. */
const manyOnPhone = 15;
export async function callsTable(
  site: Pick<Copy, 'origin' | 'dataDir'>,
  member: string,
): Promise<string[]> {
  for (let at = 0; at < many; at += 1) await write(site.origin, at);
  const cookie = await signInAs(site, member);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ ...cookie, url: site.origin }]);
    const page = await context.newPage();
    await page.goto(`${site.origin}${routes.desk}`, { waitUntil: 'load' });
    const calls: Call[] = [];
    const worked: string[] = [];
    for (let at = 0; at < many; at += 1) {
      const call: Call = { kind: kindOf(at), presses: 0, waits: [] };
      calls.push(call);
      worked.push(await work(page, call, at));
    }
    for (let at = many; at < many + manyOnPhone; at += 1) await write(site.origin, at);
    const { origin } = site;
    const phone = await workOnPhone(browser, { origin, cookie, from: many, many: manyOnPhone });
    const wrong = await mistakes(site, [...calls, ...phone.calls], [...worked, ...phone.worked]);
    return [...tableOf(calls, `${wrong} of ${many + manyOnPhone}`), ...phoneTable(phone.calls)];
  } finally {
    await browser.close();
  }
}

async function write(origin: string, at: number): Promise<void> {
  const answer = await fetch(`${origin}${apiRoutes.contact}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Caller ${at + 1}`,
      email: `caller${at + 1}@example.com`,
      phone: `98${String(40_000_000 + at)}`,
      message: 'When do evening batches begin?',
    }),
  });
  if (!answer.ok) throw new Error(`${apiRoutes.contact}: ${answer.status}`);
}

/** The first from the list, each further one from the page before it. Returns the reference. */
async function work(page: Page, call: Call, at: number): Promise<string> {
  const isFirst = new URL(page.url()).pathname === routes.desk;
  await press(page, call, 'j', !isFirst);
  if (isFirst) await press(page, call, 'Enter', true);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  if (call.kind === 'no answer') {
    await press(page, call, 'n');
    await pressUntil(page, call, '#no-answer-note');
    await page.keyboard.type(noteOf(at));
    await pressUntil(page, call, '#act-no-answer button[type="submit"]');
    await press(page, call, 'Enter', true);
    return reference;
  }
  await press(page, call, 's');
  await page.keyboard.type(noteOf(at));
  if (call.kind === 'spoke, call again') {
    await pressUntil(page, call, '#spoke-again');
    await press(page, call, 'ArrowDown');
  }
  await pressUntil(page, call, '#act-spoke button[type="submit"]');
  await press(page, call, 'Enter', true);
  if (call.kind === 'spoke, closed') {
    // Answered.
    for (const key of ['c', 'a']) await press(page, call, key);
    await press(page, call, 'Enter', true);
  }
  return reference;
}

async function press(page: Page, call: Call, key: string, leaves = false): Promise<void> {
  call.presses += 1;
  if (!leaves) return page.keyboard.press(key);
  const begun = performance.now();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
  call.waits.push(performance.now() - begun);
}

const farthest = 60;

async function pressUntil(page: Page, call: Call, selector: string): Promise<void> {
  const isThere = () => page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await isThere()) return;
    await press(page, call, 'Tab');
  }
  throw new Error(`No Tab leads to ${selector} on ${page.url()}`);
}

/** Each enquiry as it was meant to be: its state, its note, its next call; and none was worked twice. */
async function mistakes(
  { dataDir }: Pick<Copy, 'dataDir'>,
  calls: readonly Call[],
  worked: readonly string[],
): Promise<number> {
  const store = await openStore({ dataDir });
  try {
    const wrong = await Promise.all(
      calls.map(async ({ kind }, at) => {
        const enquiry = await store.findEnquiry(worked[at] ?? '');
        const events = enquiry ? await store.listEvents(enquiry.id) : [];
        const states = {
          'no answer': 'no-answer',
          'spoke, call again': 'talking',
          'spoke, closed': 'done',
        };
        const isRight =
          enquiry?.state === states[kind] &&
          (kind === 'spoke, closed') === (enquiry.again === undefined) &&
          events.filter(({ detail }) => detail.note === noteOf(at)).length === 1;
        return isRight ? 0 : 1;
      }),
    );
    return (
      wrong.reduce<number>((sum, each) => sum + each, 0) + worked.length - new Set(worked).size
    );
  } finally {
    await store.close();
  }
}
