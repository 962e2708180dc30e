import { createHash, timingSafeEqual } from 'node:crypto';
import {
  backupAge,
  holdsLess,
  hoursOf,
  isOld,
  readBackupNote,
  readLoss,
  staysHere,
} from '#lib/platform/backup/last';
import { context } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { storeReasonWith } from '#lib/platform/db/outage';
import type { Store } from '#lib/platform/db/store';
import { isLow, leftIn, type Space } from '#lib/platform/files/data-folder';
import { errorFields, log } from '#lib/platform/log/log';
import type { Backlog } from '#lib/platform/mail/schema';
import { processState } from '#lib/platform/values/process-state';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Why no mail can be sent now: set by the mail worker. */
    mailFailure?: string | undefined;
  }
}

const noMail: Backlog = { waiting: 0, parked: 0, parkedToVisitors: 0, oldestSeconds: 0 };

const hour = 60 * 60 * 1000;
/** A backup each night, and half a day to notice; contract: Health. */
const strictBackupMs = 36 * hour;

export interface HealthSources {
  measure(folder: string): Promise<Space | undefined>;
  holdsErasure(store: Store): Promise<boolean>;
}

/** Containers (Containerfile) and many load balancers wait for five seconds, and would never read the reason. */
const longestMs = 4_000;

const silent: Readonly<Record<Store['engine'], string>> = {
  sqlite: 'another program holds it, or the disk does not answer',
  postgres: 'the database does not answer, or waits for a standby that is away',
};

/**
 * 200 while the store writes, a backlog of mail included; else 503. With `?strict`, for a monitor that calls somebody,
 * it is 503 too while mail has been due for more than an hour or the last backup of this host is older than 36 hours.
 * What has not answered after four seconds counts as failing. Shape: contract: Health.
 */
export async function answerHealth(sources: HealthSources, request?: Request): Promise<Response> {
  const late = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    const whole = knowsToken(request) && { seen: seenOf(request) };
    const reason = silent[context().store.engine];
    late.resolve(answer('failing', noMail, { whole, warning: undefined, reason }));
  }, longestMs);
  try {
    return await Promise.race([examine(sources, request), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function examine(
  { measure, holdsErasure }: HealthSources,
  request: Request | undefined,
): Promise<Response> {
  const { env, store, now } = context();
  const whole = knowsToken(request) && { seen: seenOf(request) };
  const probing = probe(store, now());
  const [space] = await Promise.all([measure(env.DATA_DIR), probing.catch(() => undefined)]);
  const warning = await warningOf(space, await heldBack(probing, () => holdsErasure(store)));
  try {
    await probing;
    const backlog = await store.backlog(now());
    const reason = isStrict(request) ? await overdue(backlog) : undefined;
    return answer('ok', backlog, { whole, warning, ...(reason && { reason }) });
  } catch (error) {
    // Thrown on, Next would answer it with 500 and no body.
    if (!(error instanceof StoreUnavailable)) log().error(errorFields(error), 'health failed');
    const backlog = await store.backlog(now()).catch(() => noMail);
    // A database elsewhere has a disk of its own.
    const reason = storeReasonWith(error, store.engine === 'sqlite' ? space : undefined);
    return answer('failing', backlog, { whole, warning, reason });
  }
}

/** A load balancer must not take a host out for late mail: it asks without `strict`. */
const isStrict = (request: Request | undefined): boolean =>
  request !== undefined && new URL(request.url).searchParams.has('strict');

async function overdue({ oldestSeconds }: Backlog): Promise<string | undefined> {
  const { env, now } = context();
  const age = await backupAge(env.DATA_DIR, now());
  const reasons = [
    ...(oldestSeconds * 1000 > hour ? ['mail has been due for more than an hour'] : []),
    ...(age !== undefined && age > strictBackupMs
      ? [`the last backup is ${hoursOf(age)} hours old`]
      : []),
  ];
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

/** An unavailable store is logged already. */
async function heldBack(
  probing: Promise<void>,
  holdsErasure: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await probing;
    return await holdsErasure();
  } catch {
    return false;
  }
}

async function warningOf(
  space: Space | undefined,
  isHeldBack: boolean,
): Promise<string | undefined> {
  const { env, now } = context();
  const age = await backupAge(env.DATA_DIR, now());
  const last = await readBackupNote(env.DATA_DIR);
  const warnings = [
    ...(space && isLow(space) ? [`space is low: ${leftIn(space)}`] : []),
    ...(age !== undefined && isOld(age) ? [`the last backup is ${hoursOf(age)} hours old`] : []),
    ...((await readLoss(env.DATA_DIR)) ? [holdsLess] : []),
    ...(env.mode === 'public' && last?.away === false ? [staysHere] : []),
    ...(isHeldBack
      ? ['what has reached its time is not erased: npm run -s leads -- erase-expired says why']
      : []),
  ];
  return warnings.length > 0 ? warnings.join('; ') : undefined;
}

/** Enough for every monitor; a flood shares the last of them, so it hears a second late of a broken store. */
const freshEachSecond = 10;

interface Probe {
  readonly result: Promise<void>;
  state: 'under way' | 'good' | 'failed';
  readonly count: number;
  readonly second: number;
}

const probes = new WeakMap<Store, Probe>();

/** A probe waits for the disk: who asks while one is under way shares it. */
function probe(store: Store, now: number): Promise<void> {
  const at = performance.now();
  const last = probes.get(store);
  const count = last && at - last.second < 1_000 ? last.count : 0;
  if (last?.state === 'under way') return last.result;
  if (last?.state === 'good' && count >= freshEachSecond) return last.result;
  const result = store.probe(now);
  const second = last && count > 0 ? last.second : at;
  const next: Probe = { result, state: 'under way', count: count + 1, second };
  probes.set(store, next);
  const end = (state: Probe['state']) => () => {
    next.state = state;
  };
  result.then(end('good'), end('failed'));
  return result;
}

/** Monitoring with the token may read how many mails to visitors failed; without it only the backlog is shown. */
const knowsToken = (request: Request | undefined): request is Request =>
  request !== undefined && hasToken(request, context().env.METRICS_TOKEN);

/** How a call reaches us, so that `npm run doctor` can tell what the proxy passes on. */
interface RequestSeen {
  readonly visitor: string | null;
  readonly host: string | null;
}

const seenOf = ({ headers }: Request): RequestSeen => ({
  visitor: headers.get('x-visitor-address'),
  host: headers.get('host'),
});

interface Remarks {
  readonly whole: false | { readonly seen: RequestSeen };
  readonly warning: string | undefined;
  readonly reason?: string;
}

function answer(
  store: 'ok' | 'failing',
  mail: Backlog,
  { whole, warning, reason }: Remarks,
): Response {
  const { waiting, parked, parkedToVisitors, oldestSeconds } = mail;
  return Response.json(
    {
      status: reason ? 'failing' : store,
      store,
      ...(reason && { reason }),
      ...(warning && { warning }),
      mail: {
        waiting,
        parked,
        oldestSeconds,
        ...(processState.mailFailure && { reason: processState.mailFailure }),
        ...(whole && { parkedToVisitors }),
      },
      ...whole,
    },
    { status: store === 'ok' && !reason ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

/** Whether a request bears `token` (RFC 6750); takes the same time whatever it bears. Unset: nobody does. */
export function hasToken({ headers }: Request, token: string | undefined): boolean {
  // The name of a scheme is the same in any case (RFC 9110, 11.1).
  const given = (headers?.get('authorization') ?? '').replace(/^bearer +/i, 'Bearer ');
  return token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
