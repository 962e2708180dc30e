/** The one place that reads the environment: checked once, at the start, never on import. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { schema } from '#lib/platform/config/env-schema';
import {
  publicModeProblems,
  type SettingCheck,
  socialPages,
  withoutExamples,
} from '#lib/platform/config/public-mode';
import { misspelled, settingProblems } from '#lib/platform/config/setting-problems';
import { processState } from '#lib/platform/values/process-state';

/** Neither is of use without the other. */
const keyPair = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'] as const;
const webhookPair = ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'] as const;

const mayBeEmpty: ReadonlySet<string> = new Set(socialPages);

const settingNames = Object.keys(schema.shape);

export type Mode = 'trial' | 'public';
export type Env = Readonly<z.infer<typeof schema>> & {
  readonly mode: Mode;
  readonly origin: string;
  readonly GRIEVANCE_CONTACT: string;
};

export class EnvProblem extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(`The environment has ${lines.length} problem(s):\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/**
 * Reads `source`; throws an `EnvProblem` with one line for each variable that is wrong or missing. `checks`: what features
 * ask of their settings in public mode (lib/start/env.ts).
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
  checks: readonly SettingCheck[] = [],
): Env {
  const inFiles = withFiles(source, settingNames);
  const given = Object.fromEntries(
    Object.entries(inFiles.given).filter(([name, value]) => value !== '' || mayBeEmpty.has(name)),
  );
  const parsed = schema.safeParse(given);
  const problems = [...inFiles.problems, ...settingProblems(given)];
  const named = new Set(problems.map((line) => line.split(':')[0]));
  for (const { path, message } of parsed.error?.issues ?? []) {
    // Where the remedy is known, "Invalid URL" says no more.
    if (!named.has(path.join('.'))) problems.push(`${path.join('.')}: ${message}`);
  }
  // Trial mode tries out the checkout with what there is.
  if (given.SITE_URL) problems.push(...publicModeProblems(given, parsed.data, now, checks));
  // With one of them alone the site would look as if it took money.
  for (const pair of given.SITE_URL ? [webhookPair] : [keyPair, webhookPair]) {
    const has = pair.find((name) => given[name]);
    const lacks = pair.find((name) => !given[name]);
    if (has && lacks) problems.push(`${lacks}: required when ${has} is set`);
  }
  if (!parsed.success || problems.length > 0) throw new EnvProblem(problems);
  const env = parsed.data;
  return Object.freeze({
    ...env,
    ...(env.SITE_URL && withoutExamples(given, env)),
    mode: env.SITE_URL ? 'public' : 'trial',
    origin: env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${env.PORT}`,
    GRIEVANCE_CONTACT: env.GRIEVANCE_CONTACT ?? env.SUPPORT_EMAIL,
  });
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    env?: Env;
  }
}

/** The environment of this process, read at the first call. */
export function env(): Env {
  processState.env ??= readEnv(process.env);
  return processState.env;
}

/** A warning does not stop the startup; each is a line. */
export function envWarnings(
  env: Env,
  source: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const test = env.mode === 'public' && env.RAZORPAY_KEY_ID?.startsWith('rzp_test_');
  return [
    ...misspelled(source, [...settingNames, ...settingNames.map((name) => `${name}_FILE`)]),
    ...['BACKUP_RECIPIENT', 'BACKUP_HOOK'].flatMap((name) =>
      source[name] ? [`${name}: not read any more: set RESTIC_REPOSITORY and RESTIC_PASSWORD`] : [],
    ),
    ...(test ? ['RAZORPAY_KEY_ID: a test key: visitors pay, and no money moves'] : []),
  ];
}

/** Where systemd wants to hear of this process, if it does, and how long it bears silence. */
export interface ServiceManagerPlace {
  readonly socket: string | undefined;
  readonly watchdogMs: number | undefined;
}

export function serviceManagerPlace(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: Readonly<Record<string, string | undefined>> = process.env,
): ServiceManagerPlace {
  const watchdogMs = Math.floor(Number(WATCHDOG_USEC) / 1000);
  return { socket: NOTIFY_SOCKET, watchdogMs: watchdogMs > 0 ? watchdogMs : undefined };
}

export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

type Given = Readonly<Record<string, string | undefined>>;

/** With `LoadCredential=hoa:FOLDER` systemd names each file `hoa_` and its own name (systemd.exec(5)). */
const prefixes = ['', 'hoa_'] as const;

/**
 * `given`, with the text of the file that `NAME_FILE` names, or that is as `NAME` in `CREDENTIALS_DIRECTORY`, for
 * each of `names`; a line for each that is given twice or cannot be read.
 */
function withFiles(
  given: Given,
  names: readonly string[],
): { readonly given: Given; readonly problems: readonly string[] } {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const [file, ...others] = [...named(given, name), ...credentials(given, name)];
    if (!file) continue;
    if (given[name] || others.length > 0) {
      problems.push(`${name}: given twice, here and in ${(others[0] ?? file).path}: keep one`);
      continue;
    }
    const text = file.read();
    if (text === undefined)
      problems.push(`${name}_FILE: ${file.path} cannot be read: is it there, and for this user?`);
    else found[name] = text;
  }
  return { given: { ...given, ...found }, problems };
}

interface SettingFile {
  readonly path: string;
  read(): string | undefined;
}

function named(given: Given, name: string): SettingFile[] {
  const path = given[`${name}_FILE`];
  return path ? [{ path, read: () => textOf(path) }] : [];
}

function credentials({ CREDENTIALS_DIRECTORY: folder }: Given, name: string): SettingFile[] {
  if (!folder) return [];
  return prefixes.flatMap((prefix) => {
    const path = join(folder, `${prefix}${name}`);
    const text = textOf(path);
    return text === undefined ? [] : [{ path, read: () => text }];
  });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
