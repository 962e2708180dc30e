/**
 * `npm run bench [path …]`: every benchmark that we hold ourselves to; without a path written to docs/figures.md. With
 * `desk`, `rendered`, `pages`, `checks`, `sittings` or `server` in place of a path that part alone, in some
 * minutes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureChecks } from '#scripts/bench/checks';
import { deskScale, measureDesk } from '#scripts/bench/desk';
import { nextPageTable, touchTable } from '#scripts/bench/interaction';
import { measurePages, misses, pageColumns, phoneTable, row } from '#scripts/bench/pages';
import { renderedTables } from '#scripts/bench/rendered';
import { measureSearch, measureServer, searchBoundMs } from '#scripts/bench/server';
import { measureSittings } from '#scripts/bench/sittings';
import { openDesk } from '#scripts/open-desk';
import { builtPages, firstOfTemplate } from '#scripts/pages';
import { serveCopy } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';

const runs = Number(process.env.RUNS ?? 5);
const words = process.argv.slice(2);
const only = words.filter((word) => word.startsWith('/'));
const part = words.find((word) => !word.startsWith('/'));
const touches = [
  { path: '/contact-us', control: '#contact-us-name' },
  { path: '/', control: '#callback-name' },
];

// Tamil is measured as phones show it.
installSystem(['chromium', 'wrk', 'nginx', 'fonts-noto-core', 'postgresql']);
const member = 'meena@example.com';
const site = await serveCopy({ DESK_EMAILS: `Meena Sample <${member}>` });
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  server: () => measureServer(site, runs),
  rendered: () => renderedTables(site, member, runs),
  desk: deskTable,
  checks: () => measureChecks(site.origin),
  sittings: measureSittings,
  pages: async () => [
    ...(await pagesTable(await ownTemplates())),
    ...(await phoneTable(site.origin, await openDesk(site, member), runs)),
  ],
};
if (part) {
  const lines = await (parts[part] ?? (async () => [`There is no part ${part}.`]))().finally(
    site.stop,
  );
  console.log(lines.join('\n'));
  process.exit();
}
const text = [
  '# Figures',
  '',
  `Made by \`npm run bench\` (${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium of Debian). Noisy: read the ratios.`,
  '',
];

try {
  const paths = only.length > 0 ? only : await ownTemplates();
  text.push(...(await pagesTable(paths)));
  text.push(...(await touchTable(site.origin, touches, runs)));
  text.push(...(await nextPageTable(site.origin, runs)));
  if (only.length === 0) {
    text.push(...(await measureServer(site, runs)), ...(await renderedTables(site, member, runs)));
    text.push(...(await searchTable()), ...(await deskTable()));
    text.push(...(await measureChecks(site.origin)), ...(await measureSittings()));
  }
} finally {
  await site.stop();
}

console.log(text.join('\n'));
if (only.length === 0) {
  // The figures that were counted by hand are at the end, and stay.
  const former = await readFile('docs/figures.md', 'utf8');
  const [, counted = ''] = former.split(/^(?=## By hand$)/m);
  await writeFile('docs/figures.md', `${text.join('\n')}\n${counted}`);
}

async function ownTemplates(): Promise<readonly string[]> {
  return (await builtPages()).filter(firstOfTemplate);
}

async function pagesTable(paths: readonly string[]): Promise<string[]> {
  const asked = paths.map((path) => ({ path }));
  const pages = await measurePages(site.origin, asked, runs);
  return [
    '## Pages',
    '',
    `Lighthouse mobile (simulated slow 4G, 4 times slower processor), median of ${runs}. Lighthouse columns: performance, accessibility, best practices, search.`,
    '',
    pageColumns,
    ...pages.map(row),
    '',
    ...misses(pages),
    '',
  ];
}

async function searchTable(): Promise<string[]> {
  const { medianMs, slowestMs } = await measureSearch(site.origin, runs);
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
    ...(await measureDesk()).map(
      ({ what, sqliteMs, postgresMs, boundMs }) =>
        `| ${what} | ${sqliteMs.toFixed(0)} | ${postgresMs.toFixed(0)} | ${boundMs ?? ''} |`,
    ),
    '',
  ];
}
