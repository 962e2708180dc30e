/**
 * A signal that aborts after `ms` milliseconds: `fetch` then rejects with an `AbortError`. `AbortSignal.timeout` would
 * need Chrome 103 or Safari 16.
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
