/** Takes an application that goes on on another phone: ciphertext, which nobody here can read (contract: Continue on another phone). */
import { createHash, randomBytes } from 'node:crypto';
import { countUpload, tellNoRoom, visitorOf } from '#lib/server/continuation/day-counts';
import { catchStoreUnavailable, httpError, type Result } from '#lib/server/http/errors/http-error';
import { malformed, mediaType } from '#lib/server/intake/body';
import { checkOrigin } from '#lib/server/intake/guard';
import { discard } from '#lib/server/intake/kept-file';
import { replyError, replySuccess, withErrorBoundary } from '#lib/server/intake/reply';
import { continuationDays } from '#lib/server/jobs/retention-periods';
import { siteOf } from '#lib/server/limits/network';
import { log } from '#lib/server/log';
import { site } from '#lib/server/site';
import { type UploadSlot, uploadTurns } from '#lib/server/uploads/upload-slots';
import { dayMs, isoInIndia } from '#lib/shared/india';

/** A resume of 5 MB, the answers, and what AES-GCM adds. */
export const mostBytes = 7 * 1024 * 1024;
/** Of all that wait: three hundred of the largest. A flood of them must not fill the disk. */
const mostWaitingBytes = 2 * 1024 ** 3;

/** From the arrival of the request to the last byte. */
const timeoutMs = 120_000;

const busy = httpError(503, 'Many uploads are coming in just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
}).error;
const late = httpError(503, 'The upload took too long. Please try again on a faster connection.', {
  retryAfterSeconds: 5,
}).error;
const full = httpError(503, 'We have no space for this just now. Please try again later.', {
  retryAfterSeconds: 600,
}).error;
const tooLarge = httpError(413, 'That is more than 7 MB: choose a smaller resume.').error;
const wrongType = httpError(415, 'Please send this as application/octet-stream.').error;

export const receiveContinuation = withErrorBoundary(async (request: Request) => {
  const error = checkOrigin(request, site().env) ?? checkHeaders(request);
  if (error) return replyError(error);
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), timeoutMs);
  const visitor = siteOf(visitorOf(request));
  const answer = await uploadTurns
    .run(visitor, overdue.signal, (slot) =>
      catchStoreUnavailable(async () => {
        const body = await readAll(request, slot);
        if ('error' in body) return body;
        const saved = await save(request, body.ok);
        discard(body.ok);
        return saved;
      }),
    )
    .finally(() => clearTimeout(timer));
  if (!answer) return replyError(busy);
  if ('error' in answer) return replyError(answer.error);
  return replySuccess('Kept for seven days', answer.ok);
});

function checkHeaders(request: Request) {
  if (mediaType(request) !== 'application/octet-stream') return wrongType;
  return Number(request.headers.get('content-length') ?? 0) > mostBytes ? tooLarge : undefined;
}

async function readAll({ body, headers }: Request, slot: UploadSlot): Promise<Result<Buffer>> {
  // Where its length is said, it is held once; pieces put together at the end would be twice as much.
  const whole = Buffer.allocUnsafeSlow(Number(headers.get('content-length') ?? 0) || mostBytes);
  let size = 0;
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined);
  slot.signal.addEventListener('abort', stop);
  try {
    while (reader && size <= mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      slot.progress(size);
      if (size <= whole.length) whole.set(value, size - value.byteLength);
    }
  } catch {
    return { error: malformed };
  } finally {
    slot.signal.removeEventListener('abort', stop);
    reader?.releaseLock();
  }
  if (slot.signal.aborted) return { error: late };
  if (size > mostBytes) return { error: tooLarge };
  return size === 0 || size > whole.length ? { error: malformed } : { ok: whole.subarray(0, size) };
}

interface SavedContinuation {
  readonly id: string;
  /** ISO 8601 with `+05:30`. */
  readonly expires: string;
  readonly [more: string]: unknown;
}

async function save(request: Request, body: Buffer): Promise<Result<SavedContinuation>> {
  const { store, now } = site();
  const at = now();
  const tooMany = await countUpload(site(), visitorOf(request));
  if (tooMany) return { error: tooMany };
  if ((await store.continuationBytes()) + body.length > mostWaitingBytes) {
    await tellNoRoom(site());
    return { error: full };
  }
  const keyHash = keyOf(request, body);
  const { id, endsAt } = await store.keepContinuation({
    id: randomBytes(16).toString('base64url'),
    ...(keyHash && { keyHash }),
    body,
    storedAt: at,
    endsAt: at + continuationDays * dayMs,
  });
  log().info({ bytes: body.length }, 'kept for another phone');
  return { ok: { id, expires: isoInIndia(endsAt) } };
}

/** Over the ciphertext as well: what differs is not the same upload. */
function keyOf(request: Request, body: Buffer): string | undefined {
  const key = request.headers.get('idempotency-key')?.trim();
  return key && createHash('sha256').update(key).update('\n').update(body).digest('base64url');
}
