/** Messages are plain data, a batch for each turn of an event loop. */
import { ReferenceTaken, StoreUnavailable } from '#lib/platform/db/errors';

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly thrown?: PackedError;
}

/** The id of what nobody called: that the store is open, or why it is not. */
export const opened = 0;

/** Gathers what is said in one turn of the event loop: a message costs more than what it holds. What no message can carry takes no other with it. */
export function batched<T>(
  send: (batch: readonly T[]) => void,
  onUnsendable: (one: T, error: unknown) => void,
): (one: T) => void {
  let batch: T[] = [];
  const sendAlone = (one: T) => {
    try {
      send([one]);
    } catch (error) {
      onUnsendable(one, error);
    }
  };
  return (one) => {
    if (batch.push(one) > 1) return;
    setImmediate(() => {
      const full = batch;
      batch = [];
      try {
        send(full);
      } catch {
        for (const each of full) sendAlone(each);
      }
    });
  };
}

/** An error without its class and the engine's codes, which a message between threads would lose. */
export interface PackedError {
  readonly kind?: 'StoreUnavailable' | 'ReferenceTaken';
  readonly name?: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly cause?: PackedError;
}

export function packError(error: unknown): PackedError {
  if (error instanceof ReferenceTaken) return { kind: 'ReferenceTaken', message: '' };
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause, code, errcode } = error as Error & Record<string, unknown>;
  return {
    ...(error instanceof StoreUnavailable && { kind: 'StoreUnavailable' }),
    name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
    ...(cause !== undefined && { cause: packError(cause) }),
  };
}

export function unpackError({ kind, cause, message, ...own }: PackedError): Error {
  const reason = cause && unpackError(cause);
  if (kind === 'ReferenceTaken') return new ReferenceTaken();
  if (kind === 'StoreUnavailable') return new StoreUnavailable(reason);
  return Object.assign(new Error(message, reason && { cause: reason }), own);
}
