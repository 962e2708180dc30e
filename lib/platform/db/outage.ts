/** Why a store is away, in words that an operator can act on and a stranger may read. */

import { StoreUnavailable } from '#lib/platform/db/errors';
import { leftIn, type Space } from '#lib/platform/files/data-folder';
import { log, noteStoreAway } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';

/** The code of the error from lib/start/lost-store.ts, whose message is the reason. */
export const lostStoreCode = 'HOA_LOST_STORE';

/** Whether a StoreUnavailable, or its cause, is of a store that was here and is not. */
export const isLostStore = (error: unknown): boolean => {
  const { cause, code } = (error ?? {}) as Record<string, unknown>;
  return code === lostStoreCode || (cause !== undefined && isLostStore(cause));
};

const outOfSpace = 'out of space';
const noAnswer = 'the database does not answer';

const named: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOSPC|EDQUOT|53100|sqlite 13)$/, outOfSpace],
  [/^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOENT|57P0[123]|08...)$/, noAnswer],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'the database host has no address'],
  [/^(?:28...)$/, 'the database refuses the user or the password'],
  [/^3D000$/, 'there is no such database'],
  [/^(?:53300|53400)$/, 'the database has no connection left'],
  [/^(?:EACCES|EPERM|EROFS|25006|sqlite 8|sqlite 3)$/, 'it may not be written'],
  [/^(?:ENOTDIR|EEXIST|sqlite 14)$/, 'DATA_DIR is no folder, or cannot be opened'],
  [/^(?:sqlite 11|sqlite 26)$/, 'the file is damaged, or no store'],
  [/^(?:EIO|sqlite 10)$/, 'the disk fails'],
];

/** A full disk can show as an error of input and output, or of nothing in particular. */
const ambiguous = new Set(['the disk fails', 'it cannot be written']);
/** Less than the reserve of the store takes twice. */
const nothingBytes = 8 * 1024 * 1024;

/** The reason, with the free space on the disk of an embedded store. */
export function storeReasonWith(error: unknown, space: Space | undefined): string {
  const reason = storeReason(error);
  if (!space) return reason;
  const isFull = reason === outOfSpace || (ambiguous.has(reason) && space.freeBytes < nothingBytes);
  return isFull ? `${outOfSpace}: ${leftIn(space)}` : reason;
}

/** PgBouncer reports whatever it refuses as a violation of the protocol (08P01); only its message says what it was. */
function ofPooler(message: string): string {
  const [, parameter] = /unsupported startup parameter(?: in options)?: (\w+)/.exec(message) ?? [];
  if (parameter) {
    return `the pooler in front of the database does not take the start-up parameter ${parameter}: take it out of DATABASE_URL, or name it in ignore_startup_parameters there`;
  }
  return refusedByPooler.find(([pattern]) => pattern.test(message))?.[1] ?? noAnswer;
}

const refusedByPooler: readonly (readonly [RegExp, string])[] = [
  [/authentication failed|no such user/, 'the database refuses the user or the password'],
  [/database .*does not exist|no such database/, 'there is no such database'],
  [/no more connections/, 'the database has no connection left'],
];

/** The reason of a StoreUnavailable, or of its cause. */
export function storeReason(error: unknown): string {
  const { cause, code, errcode, message } = (error ?? {}) as Record<string, unknown>;
  if (cause !== undefined) return storeReason(cause);
  if (isBusy(error)) return 'another program holds it';
  if (code === lostStoreCode || isNotNow(error)) return String(message);
  if (code === '08P01') return ofPooler(String(message));
  const name = typeof errcode === 'number' ? `sqlite ${errcode & 0xff}` : String(code);
  const known = named.find(([pattern]) => pattern.test(name))?.[1];
  if (known) return known;
  return /timeout|connection|not queryable/i.test(String(message))
    ? noAnswer
    : 'it cannot be written';
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** When the log last said why the store is away: on the clock of `performance`. */
    storeOutageLoggedAt?: number;
  }
}

/** On a full disk a line for each refused post would make it fuller. */
const betweenMs = 10_000;

/** Says in the log why a visitor was refused, every ten seconds at most. */
export function logStoreOutage(error: unknown): void {
  const now = performance.now();
  if (now - (processState.storeOutageLoggedAt ?? Number.NEGATIVE_INFINITY) < betweenMs) return;
  processState.storeOutageLoggedAt = now;
  log().error({ reason: storeReason(error) }, 'the store cannot write: forms are answered 503');
}

export async function whileStoreAnswers<T>(
  work: () => Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logStoreOutage(error);
    return otherwise();
  }
}

/** For a page that Next renders: the response has status 503 while the store is unavailable. */
export const unlessStoreAway = <T>(work: () => Promise<T>): Promise<T | 'store-away'> =>
  whileStoreAnswers<T | 'store-away'>(work, () => {
    noteStoreAway();
    return 'store-away';
  });

const notNowCode = 'HOA_NOT_NOW';

/** The store must not be used now, and `message` is the reason that health, log, doctor and commands give. */
export class NotNow extends Error {
  readonly code = notNowCode;
}

/** Also of one that was thrown on another thread, which loses its class. */
export const isNotNow = (error: unknown): error is NotNow =>
  ((error ?? {}) as EngineError).code === notNowCode;

interface EngineError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly severity?: unknown;
  readonly message?: unknown;
}

/** https://www.sqlite.org/rescode.html: the low byte is the primary code. */
const sqlite = {
  busy: new Set([5, 6, 15]), // BUSY, LOCKED, PROTOCOL
  full: new Set([10, 13]), // IOERR (a full disk shows so in shared memory), FULL
  broken: new Set([3, 8, 11, 14, 26]), // PERM, READONLY, CORRUPT, CANTOPEN, NOTADB
};

/** Another connection holds the lock; nothing was written. */
export const isBusy = (error: unknown) => sqlite.busy.has(primaryCode(error));

/** There may be no room left on the disk; nothing was written. */
export const isFull = (error: unknown) => sqlite.full.has(primaryCode(error));

export const sqliteUnavailable = (error: unknown) =>
  isBusy(error) || isFull(error) || sqlite.broken.has(primaryCode(error)) || noFile(error);

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: 08 connection, 53 resources, 57 operator,
 * 58 system, 40 deadlock, 25006 read-only, 55P03 lock. FATAL ends the session, whatever its code.
 * What the driver says about a lost connection has no code of its own.
 */
export function postgresUnavailable(error: unknown): boolean {
  const { code, severity, message } = (error ?? {}) as EngineError;
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (isNotNow(error)) return true;
  if (typeof code === 'string') {
    return /^(08|53|57|58|40)...$|^25006$|^55P03$/.test(code) || /^E[A-Z_]{3,}$/.test(code);
  }
  return /connection|not queryable|timeout/i.test(String(message));
}

/** PostgreSQL ended this transaction because two waited for each other: it left nothing behind, and the other went on. */
export const isDeadlock = (error: unknown): boolean =>
  ((error ?? {}) as EngineError).code === '40P01';

function primaryCode(error: unknown): number {
  const { errcode } = (error ?? {}) as EngineError;
  return typeof errcode === 'number' ? errcode & 0xff : -1;
}

function noFile(error: unknown): boolean {
  const { code } = (error ?? {}) as EngineError;
  return (
    typeof code === 'string' &&
    /^E(ACCES|PERM|ROFS|NOSPC|IO|DQUOT|MFILE|NFILE|NOTDIR|EXIST)$/.test(code)
  );
}
