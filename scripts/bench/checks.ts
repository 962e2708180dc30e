/** How long a static page takes while uploaded resumes are checked beside it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { apiRoutes, routes } from '#data/addresses/routes';
import { load } from '#scripts/bench/load';
import { answers, formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { scannedResume } from '#tests/platform/files/scan';

/** Fourth part, issue 57: for 99 of 100 visitors of a page beside ten checks. */
const mostMs = 100;
const uploaders = 10;
const seconds = 12;
/** A visitor comes so often, whether the one before has an answer or not. */
const everyMs = 20;
/** Uploads are under way before the first page is asked for. */
const leadMs = 2_000;

export async function measureChecks(origin: string): Promise<string[]> {
  const page = `${origin}${routes.contactUs}`;
  await visit(page, 100);
  const visits = ((seconds * 1_000 - leadMs) / everyMs) * 0.9;
  const alone = await visit(page, visits);
  const rows = [`| nothing | | | ${columns(alone, alone)} |`];
  const verdicts: boolean[] = [];
  for (const [what, resume] of [
    ['scans of 5 MB', await scannedResume()],
    ['PDFs of 30,000 objects', await longResume(30_000)],
  ] as const) {
    const uploads = upload(origin, resume);
    await wait(leadMs);
    const beside = await visit(page, visits);
    const { perSecond, failed } = await uploads;
    const taken = (perSecond * seconds - failed) / seconds;
    rows.push(
      `| ${what} | ${taken.toFixed(1)} | ${(failed / seconds).toFixed(1)} | ${columns(beside, alone)} |`,
    );
    verdicts.push(taken > 0 && beside.p99Ms <= mostMs);
  }
  return [
    '## A page beside checks of files',
    '',
    `\`${routes.contactUs}\` asked for every ${everyMs} ms over open connections while ${uploaders} applicants send resumes without a pause (wrk, \`RATE_LIMIT=off\`); told to come again: 503. Milliseconds, and how many times as long as without uploads.`,
    '',
    '| beside | checked a second | told to come again | p50 ms | p99 ms | times p50 | times p99 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Promised: p99 within ${mostMs} ms (${verdicts.every(Boolean) ? 'as promised' : 'NOT as promised'}).`,
    '',
  ];
}

interface Taken {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const columns = (own: Taken, alone: Taken): string =>
  [
    own.p50Ms.toFixed(1),
    own.p99Ms.toFixed(1),
    (own.p50Ms / alone.p50Ms).toFixed(1),
    (own.p99Ms / alone.p99Ms).toFixed(1),
  ].join(' | ');

/** From the moment at which a visitor comes: who waits for a free connection waits as well. */
async function visit(page: string, visits: number): Promise<Taken> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const taken = await Promise.all(
    Array.from({ length: Math.round(visits) }, async (_, at) => {
      const due = started + at * everyMs;
      await wait(Math.max(0, due - performance.now()));
      await fetched(page, agent);
      return performance.now() - due;
    }),
  );
  agent.destroy();
  taken.sort((a, b) => a - b);
  const share = (part: number) => taken[Math.floor(taken.length * part)] ?? Number.NaN;
  return { p50Ms: share(0.5), p99Ms: share(0.99) };
}

function fetched(page: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    // As browsers ask: else each answer would be unpacked for it.
    get(page, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a page was answered ${answer.statusCode}`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** As many as `uploaders` are on their way or checked all the time, each of another applicant. */
async function upload(origin: string, resume: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-checks-'));
  const body = multipart([formData(), resumePart(resume)]);
  const at = body.indexOf(answers.email);
  const parts = { head: body.subarray(0, at), rest: body.subarray(at + answers.email.length) };
  for (const [name, bytes] of Object.entries(parts)) await writeFile(join(folder, name), bytes);
  const script = `local function read(name)
  local file = io.open("${folder}/" .. name, "rb")
  local bytes = file:read("*a")
  file:close()
  return bytes
end
local head, rest, n = read("head"), read("rest"), 0
local headers = { ["content-type"] = "${type}", ["accept"] = "application/json", ["sec-fetch-site"] = "same-origin" }
request = function()
  n = n + 1
  return wrk.format("POST", "${apiRoutes.application}", headers, head .. "applicant" .. n .. "@example.com" .. rest)
end
`;
  const results = await load('resumes', origin, { script, seconds, connections: uploaders });
  await rm(folder, { recursive: true });
  return results;
}

/** Every object of it is read by a check. */
async function longResume(objects: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('Accountant, Chennai: Tally, GST, TDS');
  for (let at = 0; at < objects; at += 1)
    document.context.register(document.context.obj({ Title: `Entry ${at}`, Places: [at, at + 1] }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
