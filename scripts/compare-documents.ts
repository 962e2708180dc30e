/**
 * The answers of every address of this checkout are recorded as files and compared with those of another: `node
 * scripts/compare-documents.ts record FOLDER`, and `… compare FOLDER OTHER`, which prints the differences.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { routes } from '#data/addresses/routes';
import { readAddresses } from '#scripts/documents/addresses';
import { htmlLines, Recording } from '#scripts/documents/recording';
import { FileClock, writeStory } from '#scripts/documents/story';
import { type Copy, serveCopy } from '#scripts/serve-copy';
import { clockOfFile, installSystem } from '#scripts/system';

/** The limit of titles shown for one difference. */
const shownTitles = 8;
const shownLines = 16;
const shownCharacters = 300;

const [command, folder = '', other = ''] = process.argv.slice(2);
if (command === 'record' && folder) await record(resolve(folder));
else if (command === 'compare' && other) process.exitCode = compare(folder, other);
else throw new Error('record FOLDER, or compare FOLDER OTHER');

async function record(to: string): Promise<void> {
  installSystem(['faketime']);
  const dataDir = mkdtempSync(join(tmpdir(), 'hoa-documents-'));
  const clock = new FileClock(join(dataDir, 'clock'));
  const settings = {
    TZ: 'UTC',
    DATA_DIR: dataDir,
    DESK_EMAILS: 'Meena Sample <meena@example.com>, Sathya Sample <sathya@example.com>',
    AI_WEBINAR_CLOSES_AT: '2026-12-20T09:00+05:30',
    ...clockOfFile(clock.file),
  };
  run('scripts/build.ts', [], {});
  // The samples need a store, and have to be there at the start, at which the site looks after what is due.
  await (await serve(settings)).stop();
  for (const kind of ['batches', 'placement']) run('scripts/samples.ts', [kind], settings);
  const site = await serve(settings);
  try {
    rmSync(to, { recursive: true, force: true });
    const recording = new Recording(site.origin, to);
    const { desk, paths } = await writeStory(recording, dataDir, clock);
    await readAddresses(recording, desk, [...Object.values(routes), ...paths]);
    await recordMails(recording, join(dataDir, 'mail'));
    recording.end();
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`${readdirSync(to).length - 1} documents in ${to}`);
}

/** At a port of four digits: where lines of a calendar break depends on the length of addresses. */
async function serve(environment: Record<string, string>, port = 3000): Promise<Copy> {
  return serveCopy({ ...environment, PORT: String(port) }).catch((error: Error) => {
    if (!error.message.includes('EADDRINUSE')) throw error;
    return serve(environment, port + 1);
  });
}

function run(script: string, words: readonly string[], environment: Record<string, string>): void {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, [script, ...words], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** In an order that does not depend on what is random. */
async function recordMails(recording: Recording, place: string): Promise<void> {
  const files = readdirSync(place).map((name) => readFileSync(join(place, name)));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(file)));
  const texts = mails.map(({ headers, to, subject, text, html = '', attachments }) => {
    const others = headers.filter(
      ({ key }) => !/^(?:date|message-id|subject|content-.*)$/.test(key),
    );
    const lines = others.map(({ key, value }) => `${key}: ${value}`);
    const files = attachments.map(({ filename, content }) => `${filename}\n${textOf(content)}`);
    const body = [lines.join('\n'), text, htmlLines(html), ...files].join('\n\n');
    return [`mail to ${to?.[0]?.address}: ${subject}`, body] as const;
  });
  for (const mail of texts.sort()) recording.write(...mail);
}

/** Prints differences, equal ones once with all their addresses. Gives the exit status. */
function compare(one: string, two: string): number {
  const [before, after] = [documentsIn(one), documentsIn(two)];
  const found = new Map<string, string[]>();
  for (const [name, text] of [...new Map([...before, ...after])].sort()) {
    if (before.get(name) === after.get(name)) continue;
    const [title = ''] = text.split('\n');
    const difference = before.has(name)
      ? after.has(name)
        ? changedLines(join(one, name), join(two, name))
        : 'answered in the first alone'
      : 'answered in the second alone';
    found.set(difference, [...(found.get(difference) ?? []), title]);
  }
  for (const [difference, titles] of found) {
    const more = titles.length > shownTitles ? [`… of ${titles.length}`] : [];
    console.log([...titles.slice(0, shownTitles), ...more, difference, ''].join('\n'));
  }
  const differing = [...found.values()].flat().length;
  console.log(`${before.size} and ${after.size} documents, ${differing} differ`);
  return differing > 0 ? 1 : 0;
}

function documentsIn(place: string): ReadonlyMap<string, string> {
  const names = readdirSync(place).filter((name) => name.endsWith('.txt'));
  return new Map(names.map((name) => [name, readFileSync(join(place, name), 'utf8')]));
}

function changedLines(first: string, second: string): string {
  const { stdout } = spawnSync('diff', ['-U0', first, second], { encoding: 'utf8' });
  const lines = stdout.split('\n').slice(2);
  const changed = lines.filter((line) => line && !line.startsWith('@@'));
  const shown = changed.slice(0, shownLines).map((line) => line.slice(0, shownCharacters));
  const more = changed.length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${more} more lines`] : [])].join('\n');
}
