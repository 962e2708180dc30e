/** Which failures of an engine mean "not now", as opposed to a mistake of ours. */

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
