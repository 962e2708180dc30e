/** The backup repository of restic (https://restic.net): it encrypts backups, stores them elsewhere, and forgets old ones. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Env, environmentWith } from '#lib/platform/config/env';

type Settings = Pick<
  Env,
  'RESTIC_REPOSITORY' | 'RESTIC_PASSWORD' | 'BACKUP_KEEP_DAYS' | 'BACKUP_KEEP_WEEKS'
>;

/** Snapshots without this tag belong to somebody else, and are neither restored nor forgotten. */
const ours = 'hoa';
/** Snapshots made before an upgrade, a move or a restore, and the one before a loss, are forgotten by themselves. */
const special = 'before';
/** Restic's cache would be a second folder to own, and the two files of a snapshot do not need one. */
const always = ['--no-cache'];
const probeTimeoutMs = 60_000;

/** The folder of a repository on this machine; `undefined` where it has a scheme, such as `sftp:` or `s3:`. */
export function localFolder(repository: string): string | undefined {
  const path = repository.replace(/^local:/, '');
  return /^[a-z][a-z0-9]+:/.test(path) ? undefined : resolve(path);
}

/** Files of `folder`, named relative to it, which they keep in the snapshot. Gives the snapshot's id. */
export async function addSnapshot(
  settings: Settings,
  folder: string,
  files: readonly string[],
  tags: { readonly engine: string; readonly before?: string | undefined },
): Promise<string> {
  const { engine, before } = tags;
  const tag = [ours, engine, ...(before ? [special, before] : [])].join(',');
  // Quiet: else it reports its progress sixty times a second.
  const words = ['backup', '--json', '--quiet', '--tag', tag, ...files];
  const printed = await restic(settings, words, folder);
  return printed.match(/"snapshot_id":"(\w+)"/)?.[1] ?? 'latest';
}

/**
 * `isKnown`: one that was there and is not, such as a disk that is not mounted, is not created again in its place.
 * Removes locks of processes that were killed; one that is in use stays, and stops what would conflict with it.
 */
export async function prepareRepository(settings: Settings, isKnown: boolean): Promise<void> {
  // Fails where there is one already, or none can be made: the next command says which.
  if (!isKnown) await restic(settings, ['init']).catch(() => undefined);
  await restic(settings, ['unlock']);
}

/** The newest snapshot is forgotten as those before an upgrade are. */
export const tagBeforeLoss = (settings: Settings): Promise<unknown> =>
  restic(settings, ['tag', '--tag', ours, '--add', `${special},loss`, 'latest']);

/**
 * There is one command for each kind of snapshot. Both count snapshots, or days from the newest one, so that neither
 * a wrong clock nor a pause removes the last ones. Engines are counted apart, as their tags differ.
 */
export function forgetCommands({
  BACKUP_KEEP_DAYS: days,
  BACKUP_KEEP_WEEKS: weeks,
}: Settings): readonly (readonly string[])[] {
  const forget = ['forget', '--prune', '--keep-last=3'];
  return [
    [...forget, '--tag', `${ours},${special}`, '--group-by', '', '--keep-within=30d'],
    [
      ...[...forget, '--tag', ours, '--group-by', 'tags', `--keep-tag=${special}`],
      ...['--keep-within=2d', `--keep-daily=${days}`, `--keep-weekly=${weeks}`],
    ],
  ];
}

export async function forgetOld(settings: Settings): Promise<void> {
  for (const command of forgetCommands(settings)) await restic(settings, command);
}

/** `snapshot`: an id, or `latest`. Gives the path of the backup below `folder`. */
export async function fetchSnapshot(
  settings: Settings,
  snapshot: string,
  folder: string,
): Promise<string> {
  await restic(settings, ['restore', snapshot, '--tag', ours, '--target', folder]);
  const [name, ...others] = await readdir(join(folder, 'backups')).catch((): string[] => []);
  if (!name || others.length > 0) throw new Error('That snapshot is not a backup of this site.');
  return join(folder, 'backups', name);
}

export const newestFile = (settings: Settings, name: string): Promise<string> =>
  restic(settings, ['dump', '--tag', ours, 'latest', name]);

export const listSnapshots = (settings: Settings): Promise<string> =>
  restic(settings, ['snapshots', '--tag', ours]);

/** Throws where the repository cannot be opened, or is not there. */
export const probeRepository = (settings: Settings): Promise<unknown> =>
  restic(settings, ['cat', 'config', '--no-lock'], undefined, probeTimeoutMs);

function restic(
  { RESTIC_REPOSITORY: repository = '', RESTIC_PASSWORD: password }: Settings,
  args: readonly string[],
  cwd?: string,
  timeout?: number,
): Promise<string> {
  const env = environmentWith({
    RESTIC_REPOSITORY: localFolder(repository) ?? repository,
    // Its text is in the other variable already, and restic takes one of them alone.
    RESTIC_REPOSITORY_FILE: '',
    ...(password && { RESTIC_PASSWORD: password, RESTIC_PASSWORD_FILE: '' }),
  });
  return runProgram('restic', [...args, ...always], { env, cwd, timeout });
}

/** Gives what it printed; throws with its own words, or with what to install. `timeout` in milliseconds. */
export async function runProgram(
  program: 'restic' | 'age',
  args: readonly string[],
  options: {
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string | undefined;
    readonly timeout?: number | undefined;
  } = {},
): Promise<string> {
  const running = promisify(execFile)(program, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  // Restic would wait there for a password.
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, killed, stderr } = error as { code?: unknown; killed?: boolean; stderr?: string };
    if (code === 'ENOENT') {
      throw new Error(`${program} is missing. On Debian: apt-get install ${program}`);
    }
    if (killed) throw new Error(`${program} does not answer.`);
    throw new Error(stderr?.trim() || `${program} ended with status ${code}.`);
  }
}
