/** Which files a submission changed, as far as the clone can tell, and which of the long tests they ask for. */
import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

/** Where a mistake loses data, money or the line, or what a long test alone walks: folders, with their build and tests. */
const guarded =
  /^(?:lib\/(?!platform\/values\/|practice\/|site\/)|app\/|components\/(?!ui\/|site\/)|server\.ts|instrumentation\.ts|next\.config\.ts|docs\/(?:nginx\.conf|alerts\.yml)|package-lock\.json|deploy|Containerfile|compose\.yaml|tests\/(?:hosts|faults|parts)|tests\/journeys\/(?:long|firefox)|.*\.long\.test\.ts$|scripts\/(?:test|changed|build|start|backup|restore|move)\.ts|\.ci)/;

/** Every statement, its tests, and the versions of what they run on. */
const store =
  /^(?:(?:lib|tests)\/(?:(?:platform\/)?[\w-]+\/queries\b|platform\/db\/|tables\/)|package-lock\.json$)/;

/** Undefined means that nobody can tell: then everything is to be tested. */
export const wantsEverything = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => guarded.test(file));

/** Whether the change is one that PostgreSQL is to be asked about at once. */
export const touchesStore = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => store.test(file));

/** Firefox is a project of the end-to-end tests, the others are parts: `npm run test:all -- --parts` lists them. */
export const firefox = 'firefox';
const mails = ['mail', 'spamassassin'];
const databases = ['pgbouncer', 'failover'];
const webServers = ['nginx', 'apache', 'haproxy', 'caddy'];
const browsers = ['webkit', firefox, 'links'];
const textBrowsers = ['w3m', 'lynx'];

type Row = readonly [patterns: readonly string[], parts: readonly string[]];

/** Which real programs are met when a file changes that one of these patterns matches; a file may be in several rows. */
export const metBy: readonly Row[] = [
  [['lib/platform/mail/**', 'lib/*/mails{.ts,/**}'], mails],
  [
    ['lib/platform/{db,jobs}/**', 'lib/**/queries{.ts,/**}', 'lib/*/jobs.ts', 'lib/tables/**'],
    databases,
  ],
  [['lib/platform/{http,config}/**', 'server.ts', 'next.config.ts', 'docs/nginx.conf'], webServers],
  [['lib/platform/calendar/**', 'lib/{batches,webinars}/**', 'app/**/calendar/**'], ['calendars']],
  [['lib/{placement,practice}/mails{.ts,/**}'], ['calendars']],
  [
    ['lib/platform/files/**', 'lib/applications/{actions,files}.ts'],
    ['clamav', 'producers'],
  ],
  [['lib/!(platform)/files{.ts,/**}', 'lib/{accounting,certificates,resume}/**'], ['documents']],
  [['components/{accounting,certificates,payments}/**'], ['documents']],
  [['lib/platform/{metrics,log,backup,jobs}/**', 'docs/alerts.yml'], ['prometheus']],
  [['lib/start/{gauges,health,metrics}.ts'], ['prometheus']],
  [['app/**', 'components/**', 'data/**', 'lib/{browser,site,search}/**'], browsers],
  [['lib/*/browser{.ts,/**}', 'lib/platform/browser/**', 'lib/*/views{.ts,/**}'], browsers],
  [
    ['lib/*/{rules,words}{.ts,/**}', 'lib/practice/**'],
    ['webkit', firefox],
  ],
  [
    ['lib/forms/**', 'lib/!(platform)/{forms,schema,actions,http}{.ts,/**}'],
    ['webkit', ...textBrowsers],
  ],
  [['components/{forms,applications,enquiries}/**'], textBrowsers],
  // Those who meet them.
  [['tests/parts/{mail,postfix}.ts', 'tests/parts/readers/mails.py'], ['mail']],
  [['tests/parts/spam.ts'], ['spamassassin']],
  [['tests/parts/{database-load,pgbouncer}.ts', 'scripts/restore.ts'], ['pgbouncer']],
  [['tests/parts/{database-load,failover}.ts'], ['failover']],
  [['tests/parts/prox*.ts'], webServers],
  [['tests/parts/calendar*.ts', 'tests/parts/readers/calendars.*'], ['calendars']],
  [['tests/parts/clamav.ts'], ['clamav']],
  [['tests/parts/producers{.ts,/**}'], ['producers']],
  [['tests/parts/{documents,printed}.ts', 'tests/parts/readers/workbooks.py'], ['documents']],
  [['tests/parts/{prometheus,watched-site}.ts'], ['prometheus']],
  [['tests/parts/{webkit*,webdriver,filling}.ts'], ['webkit']],
  [['tests/journeys/firefox/**'], [firefox]],
  [['tests/parts/links.ts', 'tests/parts/readers/sitemap.xsd'], ['links']],
  [['tests/parts/{text-browser*,terminal}.ts'], textBrowsers],
  // A program of somebody else notices nothing of these.
  [['deploy/**', 'scripts/{backup,move}.ts', 'tests/journeys/long/**'], []],
  // The parts themselves use the others.
  [['tests/{hosts,faults}/!(visitor|report|observed-site).ts'], []],
  [['**/*.long.test.ts'], []],
];

/** The names of what is to be met; undefined means all, as where a file asks for the long tests and is in no row. */
export function partsFor(files: readonly string[] | undefined): readonly string[] | undefined {
  if (files === undefined) return undefined;
  const chosen = new Set<string>();
  for (const file of files) {
    const rows = metBy.filter(([patterns]) => patterns.some((each) => matchesGlob(file, each)));
    if (rows.length === 0 && wantsEverything([file])) return undefined;
    for (const part of rows.flatMap(([, parts]) => parts)) chosen.add(part);
  }
  return [...chosen];
}

const daySeconds = 24 * 60 * 60;

/**
 * The files between HEAD and what was there before: `CI_BASE` where the caller knows it, else the point where HEAD left
 * the main branch. On the main branch itself nobody can tell what was submitted together: that counts which came within
 * a day before HEAD, so that many commits at once are not judged by their last one, and a quiet week asks for little.
 * Undefined in a clone whose history is shorter than that. `folder`: of the clone.
 */
export function changedFiles(
  environment: NodeJS.ProcessEnv = process.env,
  folder = '.',
): readonly string[] | undefined {
  const base = environment.CI_BASE || leftMainAt(folder) || dayBefore(folder);
  if (!base) return undefined;
  const names = git(folder, 'diff', '--name-only', '--no-renames', base, 'HEAD');
  return names?.split('\n').filter((name) => name !== '');
}

/** The changed files, including uncommitted ones. */
export function changedHere(): readonly string[] | undefined {
  const before = changedFiles();
  const names = git('.', 'status', '--porcelain', '--no-renames', '--untracked-files=all');
  if (!before || names === undefined) return undefined;
  return [...before, ...names.split('\n').map((line) => line.trim().replace(/^\S+ +/, ''))];
}

/** Undefined on the main branch itself, and where the clone does not know it. */
function leftMainAt(folder: string): string | undefined {
  const base =
    git(folder, 'merge-base', 'HEAD', 'origin/HEAD') ||
    git(folder, 'merge-base', 'HEAD', 'origin/main');
  return base === git(folder, 'rev-parse', 'HEAD') ? undefined : base;
}

/** By the clock of whoever committed, not by today's: a pipeline that runs again judges the same. */
function dayBefore(folder: string): string | undefined {
  const committed = Number(git(folder, 'log', '-1', '--format=%ct', 'HEAD'));
  const before = `--before=${committed - daySeconds}`;
  return git(folder, 'rev-list', '-1', '--first-parent', before, 'HEAD') || undefined;
}

function git(folder: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', cwd: folder });
  return status === 0 ? stdout.trim() : undefined;
}
