/** Pages that depend on the clock are made anew when somebody asks for them, and at the moments they are known to change. */
import { setTimeout as wait } from 'node:timers/promises';
import { nextRevision, replacePage, type StaticCache } from '#lib/server/http/cache/static-cache';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { at } from '#lib/server/http/listen/planned-moments';
import { log } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';
import { startOfDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';

/** What is younger is sent as it is: the value of `revalidate` in our pages. */
const freshMs = 60_000;
/** After an attempt that failed. */
const retryMs = 10_000;
/** Nobody waits longer for a page that is being made: the former one is sent. */
const usualTimeoutMs = 1_000;
/** What is known to be wrong is waited for a little longer. */
const wrongTimeoutMs = 3_000;
/** But for one of a build, which may be days old. */
const firstTimeoutMs = 10_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Pages that say something else from `at`, in epoch milliseconds, on. */
export interface ScheduledChange {
  readonly at: number;
  readonly paths: readonly string[];
}

/** Days on which every page may say something else: a fee changes. */
export interface WholeChanges {
  /** ISO dates in India. */
  readonly days: readonly string[];
  /** When the pages were built, epoch milliseconds. */
  readonly builtAt: number;
}

export interface Revalidator {
  /** For a page that is older than a minute: resolves when it may be sent. Never rejects. */
  beforeSending(path: string): Promise<void> | undefined;
  /** They say something else now: whoever asks next waits for the new ones. */
  renew(paths: readonly string[]): void;
  /** A page that no build made: whether it stands in memory now, as any other that is made anew. Never rejects. */
  adopt(path: string): Promise<boolean>;
  /** After a start: the pages of a build are made anew before they are sent, by whoever asks first, or else one by one. */
  renewAll(): Promise<void>;
  stop(): void;
}

/** Starts from pages that have just been made, unless told to renew them; all are made anew at midnight in India too. */
export function newRevalidator(
  cache: StaticCache,
  ask: InternalRequest,
  change: ScheduledChange,
  now = () => performance.now(),
  whole: WholeChanges = { days: [], builtAt: Date.now() },
): Revalidator {
  const paths = cache.manifest.revalidated;
  const builtOn = isoDayInIndia(whole.builtAt);
  const dueAt = new Map(paths.map((path) => [path, now() + freshMs]));
  const underWay = new Map<string, Promise<void>>();
  const ofBuild = new Set<string>();
  /** By page, how often it was told to be out of date: what was begun before then is not new. */
  const told = new Map<string, number>();
  /** Told to be, and not begun anew since. */
  const wrong = new Set<string>();
  let stopped = false;

  async function remakeOne(path: string): Promise<void> {
    const before = told.get(path);
    const made = await remake(cache, ask, path);
    if (told.get(path) !== before) return;
    dueAt.set(path, now() + (made ? freshMs : retryMs));
    underWay.delete(path);
  }

  function waitFor(path: string): number {
    const isWrong = wrong.delete(path);
    if (ofBuild.delete(path)) return firstTimeoutMs;
    return isWrong ? wrongTimeoutMs : usualTimeoutMs;
  }

  function begin(path: string): Promise<void> {
    const timeoutMs = waitFor(path);
    const enough = wait(timeoutMs, undefined, { ref: false });
    const sendable = Promise.race([remakeOne(path), enough]);
    underWay.set(path, sendable);
    return sendable;
  }

  const adoptions = new Map<string, Promise<boolean>>();
  async function adoptOne(path: string): Promise<boolean> {
    const before = told.get(path);
    if (!(await remake(cache, ask, path, 'quietly'))) return false;
    // What changed while it was made is asked for again at once.
    const isOld = told.get(path) !== before;
    dueAt.set(path, isOld ? Number.NEGATIVE_INFINITY : now() + freshMs);
    return true;
  }

  const stops = [
    at(
      () => change.at,
      () => revalidate(cache, ask, change.paths),
    ),
    at(
      (time) => startOfDay(time) + dayMs,
      () => {
        const changed = whole.days.includes(isoDayInIndia(Date.now()));
        return revalidate(cache, ask, changed ? everyPage(cache) : paths);
      },
    ),
  ];
  return {
    beforeSending(path) {
      const due = dueAt.get(path);
      if (due === undefined || now() < due) return undefined;
      return underWay.get(path) ?? begin(path);
    },
    renew(changed) {
      const held = changed.filter((path) => dueAt.has(path));
      for (const path of held) {
        told.set(path, (told.get(path) ?? 0) + 1);
        wrong.add(path);
        dueAt.set(path, Number.NEGATIVE_INFINITY);
        underWay.delete(path);
      }
    },
    async adopt(path) {
      if (cache.ordinary || stopped) return false;
      const adopting = adoptions.get(path) ?? adoptOne(path);
      adoptions.set(path, adopting);
      return adopting.finally(() => adoptions.delete(path));
    },
    async renewAll() {
      for (const path of paths) {
        ofBuild.add(path);
        dueAt.set(path, Number.NEGATIVE_INFINITY);
      }
      for (const path of paths) if (ofBuild.has(path) && !stopped) await begin(path);
      const today = isoDayInIndia(Date.now());
      if (!whole.days.some((day) => day > builtOn && day <= today)) return;
      for (const path of everyPage(cache)) {
        if (!paths.includes(path) && !stopped) await remake(cache, ask, path);
      }
    },
    stop() {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** Makes pages anew, one after the other; one that fails stays as it was. */
export async function revalidate(
  cache: StaticCache,
  ask: InternalRequest,
  paths: readonly string[] = cache.manifest.revalidated,
): Promise<void> {
  for (const path of paths) await remake(cache, ask, path);
}

/** Addresses of all pages that a build has made; frames that calls fill in are among them. */
const everyPage = ({ answers, plainPages = new Map() }: StaticCache): readonly string[] =>
  [...answers, ...plainPages].flatMap(([path, { status, headers }]) =>
    status === 200 && headers['content-type']?.startsWith('text/html') ? path : [],
  );

/** Says whether the page is a new one now. */
async function remake(
  cache: StaticCache,
  ask: InternalRequest,
  path: string,
  how: 'aloud' | 'quietly' = 'aloud',
): Promise<boolean> {
  const revision = nextRevision();
  try {
    const headers = { 'x-prerender-revalidate': cache.manifest.revalidateKey };
    const { status, type, body } = await ask(path, headers);
    if (status !== 200 && how === 'quietly') return false;
    if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
    // Where pages go out as Next makes them, it has kept this one itself.
    if (!cache.ordinary) await replacePage(cache, path, body, revision);
    return true;
  } catch (error) {
    log().error(
      { path: redactedPath(path), reason: String(error) },
      'a page could not be made anew',
    );
    return false;
  }
}
