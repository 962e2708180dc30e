/**
 * Takes an application that goes on on another phone: ciphertext, which nobody here can read
 * (contract: Continue on another phone), and counts how often one network may bring and fetch one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { continuationStateHeader } from '#data/addresses/routes';
import { busyDownloads, sendDownload } from '#lib/applications/http/download';
import type { ContinuationState } from '#lib/applications/queries';
import { continuationDays } from '#lib/applications/schema';
import { withErrorBoundary } from '#lib/forms/http/boundary';
import { type AppContext, context } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { arrivals, type HeldFile, newHeldFile } from '#lib/platform/files/arrivals';
import { uploadTurns } from '#lib/platform/files/upload-slots';
import { checkOrigin, malformed, mediaType } from '#lib/platform/http/intake/body';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
  replyError,
  replySuccess,
} from '#lib/platform/http/intake/reply';
import { alarm } from '#lib/platform/http/limits/alarm';
import { siteOf } from '#lib/platform/http/limits/network';
import {
  type DayLimit,
  isPastDay,
  secondsToMidnight,
} from '#lib/platform/http/limits/upload-limits';
import { log } from '#lib/platform/log/log';
import { discard } from '#lib/platform/values/bytes';
import { dayMs, isoDayInIndia, isoInIndia } from '#lib/platform/values/india';

export const eachDay = 20;
/** 40 of a site: the largest of seven days, 1,960 MB, leave others room in the 2 GB of all. */
const uploads: DayLimit = { counter: 'continue', subnet: eachDay, site: 2 * eachDay };
/** One that was cut off is fetched again. */
const downloads: DayLimit = { counter: 'continued', subnet: 60, site: 120 };

const visitorOf = ({ headers }: Request): string => headers.get('x-visitor-address') ?? '';

async function countUpload(context: AppContext, from: string): Promise<HttpError | undefined> {
  if (!(await isPastDay(context, from, uploads))) return undefined;
  return refusal(context, 'You have sent twenty today. Please try again tomorrow.');
}

async function countDownload(context: AppContext, from: string): Promise<HttpError | undefined> {
  if (!(await isPastDay(context, from, downloads))) return undefined;
  return refusal(context, 'Too many were fetched today. Please try again tomorrow.');
}

const refusal = (context: AppContext, message: string): HttpError =>
  httpError(429, message, { retryAfterSeconds: secondsToMidnight(context) }).error;

/** Staff are notified once a day. */
const notifyFull = (context: AppContext): Promise<void> =>
  alarm(context, {
    once: `continuations:${isoDayInIndia(context.now())}`,
    title: 'No more applications to other phones',
    what: 'Applications on their way to another phone fill the 2 GB that there are for them. New ones are refused until some are fetched, or expire after seven days. Applications that are submitted arrive as usual.',
    whatToDo:
      'Look at the lines "kept for another phone" of the log, and how full the disk is. Your proxy or firewall can best stop a flood from one network.',
  });

/** A resume of 5 MB, the answers, and what AES-GCM adds. */
export const mostBytes = 7 * 1024 * 1024;
/** The limit of all waiting uploads, three hundred of the largest: a flood must not fill the disk. */
const mostWaitingBytes = 2 * 1024 ** 3;

/** For a turn, once the upload is here as a whole: a proxy must not give up the answer before it comes. */
const longestWaitMs = 30_000;

const busy = httpError(503, 'Many uploads are coming in just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
});
const full = httpError(503, 'We have no space for this just now. Please try again later.', {
  retryAfterSeconds: 600,
}).error;
const tooLarge = httpError(413, 'That is more than 7 MB: choose a smaller resume.').error;
const wrongType = httpError(415, 'Please send this as application/octet-stream.').error;

export const receiveContinuation = withErrorBoundary(async (request: Request) => {
  const error = checkOrigin(request, context().env) ?? checkHeaders(request);
  if (error) return replyError(error);
  const held = newHeldFile(context().env.DATA_DIR);
  const answer = await catchStoreUnavailable(async () => {
    const late = await arrive(request, held);
    if (late) return { error: late };
    const visitor = siteOf(visitorOf(request));
    const leave = await uploadTurns.take(visitor, AbortSignal.timeout(longestWaitMs));
    if (!leave) return busy;
    try {
      const body = await held.read();
      const saved = await save(request, body);
      discard(body);
      return saved;
    } finally {
      leave();
    }
  }).finally(held.close);
  if ('error' in answer) return replyError(answer.error);
  return replySuccess('Kept for seven days', answer.ok);
});

function checkHeaders(request: Request) {
  if (mediaType(request) !== 'application/octet-stream') return wrongType;
  return Number(request.headers.get('content-length') ?? 0) > mostBytes ? tooLarge : undefined;
}

/** Until its last byte: why not, where it does not come. */
async function arrive(request: Request, held: HeldFile): Promise<HttpError | undefined> {
  const arrival = await arrivals().begin(visitorOf(request));
  if ('error' in arrival) return arrival.error;
  const { signal, progress, end } = arrival.ok;
  const reader = request.body?.getReader();
  // To cancel the body would take its connection with it, and with that the answer.
  const leave = () => reader?.releaseLock();
  signal.addEventListener('abort', leave);
  let size = 0;
  try {
    while (reader && size <= mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      progress(size);
      if (size <= mostBytes) await held.append(value);
      signal.throwIfAborted();
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return signal.aborted ? (signal.reason as HttpError) : malformed;
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
    end();
  }
  if (size > mostBytes) return tooLarge;
  return size === 0 ? malformed : undefined;
}

interface SavedContinuation {
  readonly id: string;
  /** ISO 8601 with `+05:30`. */
  readonly expires: string;
  readonly [more: string]: unknown;
}

async function save(request: Request, body: Buffer): Promise<Result<SavedContinuation>> {
  const { store, now } = context();
  const at = now();
  const tooMany = await countUpload(context(), visitorOf(request));
  if (tooMany) return { error: tooMany };
  if ((await store.continuationBytes()) + body.length > mostWaitingBytes) {
    await notifyFull(context());
    return { error: full };
  }
  const keyHash = keyOf(request, body);
  const { id, endsAt } = await store.storeContinuation({
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

const gone = httpError(
  404,
  'This link has expired: it was used or deleted, or is older than 7 days.',
);

export async function getContinuation(request: Request, id: string): Promise<Response> {
  const { store, now } = context();
  const found = await catchStoreUnavailable(async () => {
    const size = await store.continuationSize(id, now());
    if (size === undefined) return gone;
    const tooMany = await countDownload(context(), visitorOf(request));
    return tooMany ? { error: tooMany } : { ok: size };
  });
  if ('error' in found) return replyError(found.error);
  const read = (from: number, length: number) => store.continuationPart(id, from, length, now());
  const answer = await sendDownload(request, { size: found.ok, read, headers: ciphertext });
  return answer ?? replyError(busyDownloads);
}

/** Without the ciphertext: 200 while it waits, 404 afterwards; the header says why. */
export async function getContinuationState(id: string): Promise<Response> {
  const found = await catchStoreUnavailable(async () => ({
    ok: await context().store.continuationState(id, context().now()),
  }));
  if ('error' in found) return new Response(null, { status: found.error.status });
  const headers: Record<string, string> = found.ok
    ? { ...ciphertext, [continuationStateHeader]: found.ok }
    : ciphertext;
  return new Response(null, { status: found.ok === 'waiting' ? 200 : 404, headers });
}

const ciphertext = {
  'content-type': 'application/octet-stream',
  'cache-control': 'no-store',
};

/** `?state=` says why: taken by the other phone, sent from there; otherwise deleted. */
export async function endContinuation(request: Request, id: string): Promise<Response> {
  const error = checkOrigin(request, context().env);
  if (error) return replyError(error);
  const ended = await catchStoreUnavailable(async () => ({
    ok: await context().store.endContinuation(id, stateIn(request), context().now()),
  }));
  if ('error' in ended) return replyError(ended.error);
  return ended.ok ? replySuccess('Deleted') : replyError(gone.error);
}

function stateIn({ url }: Request): ContinuationState {
  const state = new URL(url).searchParams.get('state');
  return state === 'taken' || state === 'sent' ? state : 'deleted';
}
