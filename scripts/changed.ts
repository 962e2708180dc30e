/** Which files a submission changed, as far as the clone can tell, and which of the long tests they ask for. */
import { spawnSync } from 'node:child_process';

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

/** It is a project of the end-to-end tests; the others are parts: `npm run test:all -- --parts` lists them. */
export const firefox = 'firefox';
const mails = ['mail', 'spamassassin'];
const databases = ['pgbouncer', 'failover'];
const webServers = ['nginx', 'apache', 'haproxy', 'caddy'];
const engines = ['webkit', 'firefox-esr'];
const browsers = [...engines, firefox, 'links'];
const textBrowsers = ['w3m', 'lynx'];

type Row = readonly [places: readonly string[], parts: readonly string[] | 'all'];

/**
 * Which real programs are met after a change; a file may be in several rows. A place is a folder or a file without its
 * ending, with `{one,other}` for either and FEATURE for the folder of any feature.
 */
export const metBy: readonly Row[] = [
  [['lib/platform/mail', 'lib/FEATURE/mails'], mails],
  [['lib/platform/{db,jobs}', 'lib/{FEATURE,platform/FEATURE}/queries'], databases],
  [['lib/FEATURE/jobs', 'lib/tables'], databases],
  [['lib/platform/{http,config}', 'server', 'next.config', 'docs/nginx'], webServers],
  [['lib/platform/calendar', 'lib/{batches,webinars}', 'app/(own-main)/batches'], ['calendars']],
  [['lib/{placement,practice}/mails'], ['calendars']],
  [
    ['lib/platform/files', 'lib/applications/{actions,files}'],
    ['clamav', 'producers'],
  ],
  [['lib/FEATURE/files', 'lib/{accounting,certificates,resume}'], ['documents']],
  [['components/{accounting,certificates,payments}'], ['documents']],
  [['lib/platform/{metrics,log,backup,jobs}', 'docs/alerts'], ['prometheus']],
  [['lib/start/{gauges,health,metrics}'], ['prometheus']],
  [['app', 'components', 'data', 'lib/{browser,site,search}'], browsers],
  [['lib/{FEATURE,platform}/browser', 'lib/FEATURE/views'], browsers],
  [
    ['lib/FEATURE/{rules,words}', 'lib/practice'],
    ['webkit', firefox],
  ],
  [
    ['lib/forms', 'lib/FEATURE/{forms,schema,actions,http}'],
    [...engines, ...textBrowsers],
  ],
  [['components/{forms,applications,enquiries}'], textBrowsers],
  // Those who meet them.
  [['tests/parts/{mail,postfix}', 'tests/parts/readers/mails'], ['mail']],
  [['tests/parts/spam'], ['spamassassin']],
  [['tests/parts/{database,pgbouncer}', 'scripts/restore'], ['pgbouncer']],
  [['tests/parts/{database,failover}'], ['failover']],
  [['tests/parts/{proxies,proxy}'], webServers],
  [['tests/parts/{calendars,calendar}', 'tests/parts/readers/calendars'], ['calendars']],
  [['tests/parts/clamav'], ['clamav']],
  [['tests/parts/producers'], ['producers']],
  [['tests/parts/{documents,printed}', 'tests/parts/readers/workbooks'], ['documents']],
  [['tests/parts/{prometheus,watched}'], ['prometheus']],
  [['tests/parts/{engines,engine,browser,filling}'], engines],
  [['tests/parts/{webkit,webdriver}'], ['webkit']],
  [['tests/parts/firefox'], ['firefox-esr']],
  [['tests/journeys/firefox'], [firefox]],
  [['docs/dependencies'], ['webkit', firefox]],
  [['tests/parts/links', 'tests/parts/readers/sitemap'], ['links']],
  [['tests/parts/{text,terminal}'], textBrowsers],
  // The parts themselves use these of the other long tests.
  [['tests/{hosts,faults}/{visitor,report,observed-site}'], 'all'],
  // A program of somebody else notices nothing of these.
  [['deploy', 'scripts/{backup,move}', 'tests/{hosts,faults}', 'tests/journeys/long'], []],
];

function isAt(file: string, place: string): boolean {
  const source = place
    .replaceAll(/[.()]/g, String.raw`\$&`)
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|')
    .replaceAll('FEATURE', String.raw`(?!platform/)[\w-]+`);
  return new RegExp(`^${source}(?:[-./].*)?$`).test(file);
}

export const placesMatching = (files: readonly string[]): readonly string[] =>
  metBy.flatMap(([places]) => places.filter((place) => files.some((file) => isAt(file, place))));

/** The names of what is to be met; undefined means all, as where a file asks for the long tests and is in no row. */
export function partsFor(files: readonly string[] | undefined): readonly string[] | undefined {
  if (files === undefined) return undefined;
  const chosen = new Set<string>();
  // No other program notices a change of a test.
  for (const file of files.filter((each) => !each.endsWith('.test.ts'))) {
    const rows = metBy.filter(([places]) => places.some((place) => isAt(file, place)));
    if (rows.length === 0 && wantsEverything([file])) return undefined;
    for (const [, parts] of rows) {
      if (parts === 'all') return undefined;
      for (const part of parts) chosen.add(part);
    }
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
