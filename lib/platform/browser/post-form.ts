/** Sends one enquiry and says what came of it; it never throws. */
export interface PostResult {
  readonly sent: boolean;
  readonly status?: number;
  /** No answer came within 30 seconds. */
  readonly timedOut?: boolean;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** The whole answer, for calls that say more. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

const timeoutMs = 30_000;

/** `key` makes a repeated send harmless: the server answers it with the first success. */
export async function postForm(action: string, values: object, key: string): Promise<PostResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...values, elapsedMs: Math.round(performance.now()) }),
      signal: abortAfter(timeoutMs),
    });
    const answer = await response.json().catch(() => ({}));
    const { msg, message = msg, errors } = answer;
    return { sent: response.ok, status: response.status, message, errors, answer };
  } catch (error) {
    return { sent: false, timedOut: error instanceof Error && error.name === 'AbortError' };
  }
}

/**
 * A signal that aborts after `ms` milliseconds: `fetch` then rejects with an `AbortError`. `AbortSignal.timeout` would
 * need Chrome 103 or Safari 16.
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
