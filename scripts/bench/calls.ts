/** A day of eighty calls on the desk, by keyboard alone: keys and seconds of waiting a call, and what went wrong. */
import type { Page } from '@playwright/test';
import { openStore } from '#lib/server/store/open-store';
import { apiRoutes, deskEnquiryPath, routes } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';
import { openBrowser } from '#scripts/browser';
import { signInAs } from '#scripts/open-desk';
import type { Copy } from '#scripts/serve-copy';

const many = 80;
type Kind = 'no answer' | 'spoke, call again' | 'spoke, closed';
/** Of five calls two are not taken, two lead to another, one is the last. */
const mix: readonly Kind[] = [
  'no answer',
  'spoke, call again',
  'no answer',
  'spoke, closed',
  'spoke, call again',
];
/** Counted by hand in LibreOffice Calc, see the table's note. */
const inSheet: Readonly<Record<Kind, number>> = {
  'no answer': 27,
  'spoke, call again': 26,
  'spoke, closed': 18,
};

interface Call {
  readonly kind: Kind;
  keys: number;
  /** From the key that leaves a page until the next one is whole. */
  waits: number[];
}

export async function callsTable(
  site: Pick<Copy, 'origin' | 'dataDir'>,
  member: string,
): Promise<string[]> {
  for (let at = 0; at < many; at += 1) await write(site.origin, at);
  const cookie = await signInAs(site.dataDir, member);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ ...cookie, url: site.origin }]);
    const page = await context.newPage();
    await page.goto(`${site.origin}${routes.desk}`, { waitUntil: 'load' });
    const calls: Call[] = [];
    const worked: string[] = [];
    for (let at = 0; at < many; at += 1) {
      const call: Call = { kind: mix[at % mix.length] ?? 'no answer', keys: 0, waits: [] };
      calls.push(call);
      worked.push(await work(page, call, at));
    }
    return tableOf(calls, await mistakes(site, calls, worked));
  } finally {
    await browser.close();
  }
}

const note = (at: number) => `Call ${at + 1}: asks for evening batches`;

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
    await page.keyboard.type(note(at));
    await pressUntil(page, call, '#act-no-answer button[type="submit"]');
    await press(page, call, 'Enter', true);
    return reference;
  }
  await press(page, call, 's');
  await page.keyboard.type(note(at));
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
  call.keys += 1;
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
          events.filter(({ detail }) => detail.note === note(at)).length === 1;
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

function tableOf(calls: readonly Call[], wrong: number): string[] {
  const kinds = [...new Set(mix)];
  const rows = [...kinds, undefined].map((kind) => {
    const own = calls.filter((call) => kind === undefined || call.kind === kind);
    const keys = own.reduce((sum, each) => sum + each.keys, 0) / own.length;
    const sheet = own.reduce((sum, each) => sum + inSheet[each.kind], 0) / own.length;
    const waits = own.map((each) => each.waits.reduce((sum, wait) => sum + wait, 0) / 1000);
    return `| ${kind ?? 'all'} | ${own.length} | ${keys.toFixed(1)} | ${sheet.toFixed(1)} | ${median(waits).toFixed(2)} | ${Math.max(...waits).toFixed(2)} |`;
  });
  return [
    '## A day of eighty calls',
    '',
    `Walked on the desk in a browser of 1280 px by keyboard alone, from ${routes.desk} and then from page to page (\`${deskEnquiryPath('HOA-…')}\`); the letters of a note are counted in neither. Beside it the same in a spreadsheet, its keys counted by hand and not measured: three arrows to the next call, date and hour (\`25-11 16:00\`) or Delete, a letter for the state, the count of tries, \`Ctrl+;\` for when, two letters for who, one for the outcome, Tab between them, Enter, \`Ctrl+S\`, Home; a chord is one key. Without sorting for the next one due, without a receipt, a promise, a history or a colleague in the same row. Mistakes on the desk: ${wrong} of ${calls.length}.`,
    '',
    '| call | of 80 | keys | keys in a spreadsheet | waiting s, median | slowest s |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}
