/** Which files a submission changed, as far as the clone can tell, and whether they ask for the long tests. */
import { spawnSync } from 'node:child_process';

/** Where a mistake loses data, money or the line, or what a long test alone walks: folders, with their build and tests. */
const guarded =
  /^(?:lib\/(?!platform\/values\/|practice\/|site\/)|app\/|components\/(?!ui\/|site\/)|server\.ts|instrumentation\.ts|next\.config\.ts|docs\/(?:nginx\.conf|alerts\.yml)|package-lock\.json|deploy|Containerfile|compose\.yaml|tests\/(?:hosts|faults|parts)|tests\/journeys\/long|.*\.long\.test\.ts$|scripts\/(?:test|changed|build|start|backup|restore|move)\.ts|\.ci)/;

/** Every statement, its tests, and the versions of what they run on. */
const store =
  /^(?:(?:lib|tests)\/(?:(?:platform\/)?[\w-]+\/queries\b|platform\/db\/|tables\/)|package-lock\.json$)/;

/** Undefined means that nobody can tell: then everything is to be tested. */
export const wantsEverything = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => guarded.test(file));

/** Whether the change is one that PostgreSQL is to be asked about at once. */
export const touchesStore = (files: readonly string[] | undefined): boolean =>
  files === undefined || files.some((file) => store.test(file));

/**
 * The files between HEAD and what was there before: `CI_BASE` where the caller knows it, else the point where HEAD left
 * the main branch, else HEAD's first parent (of a merge: all that it brought). Undefined in a clone without history.
 */
export function changedFiles(environment = process.env): readonly string[] | undefined {
  const base = environment.CI_BASE || leftMainAt() || git('rev-parse', '--verify', 'HEAD^1');
  if (!base) return undefined;
  const names = git('diff', '--name-only', '--no-renames', base, 'HEAD');
  return names?.split('\n').filter((name) => name !== '');
}

/** The changed files, including uncommitted ones. */
export function changedHere(): readonly string[] | undefined {
  const before = changedFiles();
  const names = git('status', '--porcelain', '--no-renames', '--untracked-files=all');
  if (!before || names === undefined) return undefined;
  return [...before, ...names.split('\n').map((line) => line.trim().replace(/^\S+ +/, ''))];
}

/** Undefined on the main branch itself, and where the clone does not know it. */
function leftMainAt(): string | undefined {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') || git('merge-base', 'HEAD', 'origin/main');
  return base === git('rev-parse', 'HEAD') ? undefined : base;
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
