/** Pages that depend on the clock are made anew when somebody asks for them, and at the moments they are known to change. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Background, newBackground } from '#lib/server/background';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { everyPage, remake, revalidate } from '#lib/server/http/listen/remake';
import { startOfDay } from '#lib/shared/dates';
import { dayMs, hourMs, isoDayInIndia } from '#lib/shared/india';

/** What is younger is sent as it is: the value of `revalidate` in our pages. */
const freshMs = 60_000;
/** After an attempt that failed. */
const retryMs = 10_000;
/** Nobody waits longer for a page that is being made: the former one is sent. */
const usualTimeoutMs = 1_000;
/** What is known to be wrong is sent a moment longer where the new one is not ready at once; then it is waited for. */
const toleratedMs = 1_500;
const toleratedTimeoutMs = 80;
const wrongTimeoutMs = 3_000;
/** But for one of a build, which may be days old. */
const firstTimeoutMs = 10_000;

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

export type Revalidator = ReturnType<typeof newRevalidator>;

interface Making {
  readonly begunAt: number;
  /** The page in memory is that of the build. */
  readonly isFirst: boolean;
  readonly made: Promise<void>;
}

/** Starts from pages that have just been made, unless told to renew them; all are made anew at midnight in India too. */
export function newRevalidator(
  cache: StaticCache,
  ask: InternalRequest,
  change: ScheduledChange,
  now = () => performance.now(),
  whole: WholeChanges = { days: [], builtAt: Date.now() },
) {
  const paths = cache.manifest.revalidated;
  const builtOn = isoDayInIndia(whole.builtAt);
  const dueAt = new Map(paths.map((path) => [path, now() + freshMs]));
  const underWay = new Map<string, Making>();
  const ofBuild = new Set<string>();
  /** By page, how often it was told to be out of date: what was begun before then is not new. */
  const told = new Map<string, number>();
  /** Since when it has been out of date. */
  const wrongSince = new Map<string, number>();
  let stopped = false;

  async function remakeOne(path: string): Promise<void> {
    const before = told.get(path);
    const made = await remake(cache, ask, path);
    if (told.get(path) !== before) return;
    dueAt.set(path, now() + (made ? freshMs : retryMs));
    underWay.delete(path);
    if (made) wrongSince.delete(path);
  }

  function patience(path: string, { isFirst }: Making): number {
    if (isFirst) return firstTimeoutMs;
    const since = wrongSince.get(path);
    if (since === undefined) return usualTimeoutMs;
    return now() - since < toleratedMs ? toleratedTimeoutMs : wrongTimeoutMs;
  }

  function begin(path: string): Making {
    const isFirst = ofBuild.delete(path);
    const making = { begunAt: now(), isFirst, made: remakeOne(path) };
    underWay.set(path, making);
    return making;
  }

  /** Nobody waits for longer than whoever asked first. */
  function sendable(path: string, making: Making): Promise<void> | undefined {
    const left = making.begunAt + patience(path, making) - now();
    return left > 0
      ? Promise.race([making.made, wait(left, undefined, { ref: false })])
      : undefined;
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
    /** For a page that is older than a minute: resolves when it may be sent. Never rejects. */
    beforeSending(path: string): Promise<void> | undefined {
      const due = dueAt.get(path);
      if (due === undefined || now() < due) return undefined;
      return sendable(path, underWay.get(path) ?? begin(path));
    },
    /** They say something else now: they are made anew when somebody asks, and sent as they were for two seconds at the most. */
    renew(changed: readonly string[]): void {
      const held = changed.filter((path) => dueAt.has(path));
      for (const path of held) {
        told.set(path, (told.get(path) ?? 0) + 1);
        if (!wrongSince.has(path)) wrongSince.set(path, now());
        dueAt.set(path, Number.NEGATIVE_INFINITY);
        underWay.delete(path);
      }
    },
    /** After a start: the pages of a build are made anew before they are sent, by whoever asks first, or else one by one, as steps in the background. */
    async renewAll(background: Background = newBackground()): Promise<void> {
      for (const path of paths) {
        ofBuild.add(path);
        dueAt.set(path, Number.NEGATIVE_INFINITY);
      }
      for (const path of paths) {
        if (!ofBuild.has(path) || stopped) continue;
        // Whoever asks for a page meanwhile has it made anew at once.
        await background(async () => {
          if (ofBuild.has(path) && !stopped) await sendable(path, begin(path));
        });
      }
      const today = isoDayInIndia(Date.now());
      if (!whole.days.some((day) => day > builtOn && day <= today)) return;
      for (const path of everyPage(cache)) {
        if (!paths.includes(path) && !stopped) await background(() => remake(cache, ask, path));
      }
    },
    stop(): void {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** A timer for a moment months ahead would overflow. */
const longestTimerMs = hourMs;

/** Acts at each moment that `next` names after the present one; epoch milliseconds. */
function at(next: (time: number) => number, act: () => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    const moment = next(Date.now());
    const left = moment - Date.now();
    if (left <= 0) return;
    timer = setTimeout(
      () => {
        if (Date.now() >= moment) act();
        plan();
      },
      // A timer may be a millisecond early, and the page would still say the old.
      Math.min(left + 20, longestTimerMs),
    );
    timer.unref();
  };
  plan();
  return () => clearTimeout(timer);
}
