/** Other programs that a backup goes through: `age`, and the operator's own. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { atomicRename } from '#lib/server/data-folder/atomic-rename';

/** https://age-encryption.org: to an `age1…` or `ssh-…` recipient. Gives the name of the encrypted file, the only one left. */
export async function encrypt(file: string, recipient: string): Promise<string> {
  const encrypted = `${file}.age`;
  const part = `${encrypted}.part`;
  try {
    await run('age', ['--encrypt', '--recipient', recipient, '--output', part, file]);
    await atomicRename(part, encrypted);
    return encrypted;
  } finally {
    await rm(part, { force: true });
    await rm(file, { force: true });
  }
}

/** `identity`: the file with the secret key. */
export const decrypt = (file: string, identity: string, to: string): Promise<void> =>
  run('age', ['--decrypt', '--identity', identity, '--output', to, file]);

/** A command of the operator's, by the shell: `$1` is the backup, `$2` the record of erasures. */
export const runHook = (command: string, file: string, erasures: string): Promise<void> =>
  run('/bin/sh', ['-c', command, 'backup', file, erasures]);

function run(program: string, args: readonly string[]): Promise<void> {
  // Standard output belongs to the answer; a passphrase may be asked for at the terminal.
  const child = spawn(program, args, { stdio: ['inherit', 'ignore', 'inherit'] });
  return new Promise((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ENOENT' ? new Error(absent(program)) : error),
    );
    child.once('close', (status) =>
      status === 0 ? done() : fail(new Error(`${program} ended with status ${status}.`)),
    );
  });
}

const absent = (program: string) => `${program} is missing. On Debian: apt-get install ${program}`;
