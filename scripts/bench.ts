/** `npm run bench [path …]`: every figure that we hold ourselves to; without a path written to docs/figures.md. */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { routes } from '#lib/shared/addresses/routes';
import { continuationLines, measureContinuation } from '#scripts/bench/continuation';
import { deskFigures, deskScale } from '#scripts/bench/desk';
import { drawnTables } from '#scripts/bench/drawn';
import { median } from '#scripts/bench/figures';
import { misses, peers } from '#scripts/bench/judge';
import { treeMemory } from '#scripts/bench/memory';
import { nextPageTable } from '#scripts/bench/next-page';
import { measurePages, pageColumns, row } from '#scripts/bench/pages';
import { renderingTable } from '#scripts/bench/rendering';
import { searchBoundMs, searchFigures } from '#scripts/bench/search';
import {
  bareInserts,
  besideNextStart,
  besideNginx,
  type LoadFigures,
  load,
  submissions,
} from '#scripts/bench/server';
import { measureSetup } from '#scripts/bench/setup';
import { touchTable } from '#scripts/bench/touch';
import { builtPages, firstOfTemplate } from '#scripts/pages';
import { serveCopy } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';

const runs = Number(process.env.RUNS ?? 5);
const only = process.argv.slice(2);
const touches = [
  { path: '/contact-us', control: '#contact-us-name' },
  { path: '/', control: '#callback-name' },
];
/** The pages that were slow on two busy cores, and one of text. */
const rendered = ['/', '/downloads', '/coaching', '/certification', '/termsandconditions'];

// Tamil is measured as phones show it.
installSystem(['chromium', 'nginx', 'wrk', 'fonts-noto-core', 'postgresql']);
const member = 'meena@example.com';
const site = await serveCopy({ DESK_EMAILS: `Meena Sample <${member}>` });
const text = [
  '# Figures',
  '',
  `Made by \`npm run bench\` (${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium of Debian). Noisy: read the ratios.`,
  '',
];

try {
  const paths = only.length > 0 ? only : (await builtPages()).filter(firstOfTemplate);
  const pages = await measurePages(site.origin, paths, runs);
  text.push(
    '## Pages',
    '',
    `Lighthouse mobile (simulated slow 4G, 4 times slower processor), median of ${runs}. Lighthouse columns: performance, accessibility, best practices, search.`,
    '',
    pageColumns,
    ...pages.map(row),
    '',
    ...misses(pages),
    '',
    'Others, measured earlier on a machine of this kind; blocking was noted for the last three together.',
    '',
    ...peers,
    '',
  );
  text.push(...(await renderingTable(site.origin, only.length > 0 ? only : rendered)));
  text.push(...(await touchTable(site.origin, touches, runs)));
  text.push(...(await nextPageTable(site.origin, runs)));
  if (only.length === 0 || only.includes(routes.applyJobs)) {
    text.push(...continuationLines(await measureContinuation(site.origin, runs)));
  }
  if (only.length === 0) {
    text.push(...(await serverFigures()), ...(await drawnTables(site, member)));
    text.push(...(await searchTable()), ...(await deskTable()));
  }
} finally {
  await site.stop();
}

console.log(text.join('\n'));
if (only.length === 0) await writeFile('docs/figures.md', `${text.join('\n')}\n`);

async function serverFigures(): Promise<string[]> {
  const { origin } = site;
  const pid = site.process.pid ?? 0;
  const page = await (await fetch(`${origin}/contact-us`)).text();
  const quiet = treeMemory(pid);
  const rows: LoadFigures[] = [
    await load('static page, ours', `${origin}/contact-us`),
    await besideNextStart('/contact-us'),
    await besideNginx(page),
    await typical(() => submissions(origin)),
    await bareInserts(1),
    await bareInserts(50),
  ];
  const loaded = treeMemory(pid);
  const setup = await measureSetup();
  return [
    '## Server',
    '',
    'wrk, one thread, 50 connections, 10 s, on the same cores; submissions: median of 5 such runs.',
    '',
    '| | per second | p99 ms | failed |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ what, perSecond, p99Ms, failed }) =>
        `| ${what} | ${perSecond.toFixed(0)} | ${Number.isNaN(p99Ms) ? '' : p99Ms.toFixed(1)} | ${failed} |`,
    ),
    '',
    '## Memory and set-up',
    '',
    '| | measured | promised |',
    '| --- | ---: | ---: |',
    `| memory at rest, all its processes | ${quiet.megabytes.toFixed(0)} MB | 200 |`,
    `| memory after the load | ${loaded.megabytes.toFixed(0)} MB | 300 |`,
    `| packages of a start | ${setup.installedMegabytes} MB | 350 |`,
    `| a fresh clone to its first page | ${setup.firstPageSeconds.toFixed(0)} s | |`,
    `| a start with a build there to a page | ${setup.startSeconds.toFixed(1)} s | 1.5 |`,
    '',
  ];
}

async function searchTable(): Promise<string[]> {
  const { medianMs, slowestMs } = await searchFigures(site.origin, runs);
  const verdict = slowestMs < searchBoundMs ? 'as promised' : 'NOT as promised';
  return [
    '## Search',
    '',
    `Twelve questions over HTTP, median of ${runs} each: ${medianMs.toFixed(1)} ms in the middle, ${slowestMs.toFixed(1)} ms the slowest; under ${searchBoundMs} ms ${verdict}.`,
    '',
  ];
}

async function deskTable(): Promise<string[]> {
  const { stored, open } = deskScale;
  return [
    '## The desk',
    '',
    `${stored.toLocaleString('en-IN')} stored enquiries, ${open.toLocaleString('en-IN')} open; median of 9.`,
    '',
    '| | SQLite ms | PostgreSQL ms | promised ms |',
    '| --- | ---: | ---: | ---: |',
    ...(await deskFigures()).map(
      ({ what, sqliteMs, postgresMs, boundMs }) =>
        `| ${what} | ${sqliteMs.toFixed(0)} | ${postgresMs.toFixed(0)} | ${boundMs ?? ''} |`,
    ),
    '',
  ];
}

/** The median of several runs: every 25 s the pages that depend on the clock are made anew, which one run may miss. */
async function typical(measure: () => Promise<LoadFigures>): Promise<LoadFigures> {
  const taken: LoadFigures[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measure());
  return {
    what: taken[0]?.what ?? '',
    perSecond: median(taken.map(({ perSecond }) => perSecond)),
    p99Ms: median(taken.map(({ p99Ms }) => p99Ms)),
    failed: taken.reduce((sum, { failed }) => sum + failed, 0),
  };
}
