/**
 * Runs `work` with a signal that aborts after `ms` milliseconds: `fetch` then rejects with an `AbortError`.
 * `AbortSignal.timeout` would need Chrome 103 or Safari 16.
 */
export async function withTimeLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
