/** A part is one real program, or several that belong together, and the promises that the site keeps with it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SystemPackage } from '#scripts/system';

/** It is undone in the opposite order, whatever the checks said. */
export type Cleanup = AsyncDisposableStack;

type Verdict = (ok: boolean, line: string) => void;

interface Definition<Context> {
  readonly name: string;
  readonly packages: readonly SystemPackage[];
  /** Packages from npm that are met here beside those of Debian. */
  readonly modules?: readonly string[];
  readonly holds: string;
  readonly prepare: (cleanup: Cleanup) => Promise<Context>;
  /** By its promise; each one throws where the promise is broken. */
  readonly checks: Readonly<Record<string, (context: Context) => Promise<void> | void>>;
}

export interface Part extends Omit<Definition<unknown>, 'prepare' | 'checks'> {
  readonly checks: readonly string[];
  readonly run: (verdict: Verdict) => Promise<void>;
}

export function definePart<Context>({ prepare, checks, ...rest }: Definition<Context>): Part {
  const promises = Object.entries(checks);
  const described = { ...rest, checks: promises.map(([promise]) => promise) };
  const run = async (verdict: Verdict) => {
    const cleanup = new AsyncDisposableStack();
    try {
      const context = await prepare(cleanup);
      for (const [promise, check] of promises) {
        const broken = await attempt(async () => check(context));
        verdict(broken === undefined, broken ? `${promise}: ${broken}` : promise);
      }
    } catch (error) {
      const [first = '', ...others] = described.checks;
      verdict(false, `${first}: the part cannot begin: ${oneLine(error)}`);
      for (const promise of others) verdict(false, `${promise}: not reached`);
    }
    const left = await attempt(() => cleanup.disposeAsync());
    if (left !== undefined) verdict(false, `what it started was not put away: ${left}`);
  };
  return { ...described, run };
}

async function attempt(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return oneLine(error);
  }
}

const longestReason = 800;

/** The count at the end of the long tests names a failure by its line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' | ')
    .slice(0, longestReason);
}

export function versionsOf({ packages, modules = [] }: Pick<Part, 'packages' | 'modules'>): string {
  const debian = packages.map((name) => `${name} ${installedVersion(name) ?? candidate(name)}`);
  return [...debian, ...modules.map((name) => `${name} ${moduleVersion(name)}`)].join(', ');
}

function installedVersion(name: string): string | undefined {
  const { stdout } = spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' });
  return /^Status: \S+ ok installed$.*^Version: (\S+)$/ms.exec(stdout ?? '')?.[1];
}

function candidate(name: string): string {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  const [, version] = /Candidate: (?!\(none\))(\S+)/.exec(stdout ?? '') ?? [];
  return version ? `(to be installed: ${version})` : '(not to be had here)';
}

const moduleVersion = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
