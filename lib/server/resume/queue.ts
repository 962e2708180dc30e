/** Who waits for the thread that writes resumes: a share for each network, counted by the work that they bring. */
import { newSlots } from '#lib/server/http/listen/concurrency-limit';
import { newNetworkCounts } from '#lib/server/limits/network-counts';
import type { Sheet } from '#lib/shared/resume/page-contents';

/** In tenths of a second of a processor, what is written now included: the last waits two seconds or three. */
const mostWork = 24;
/** What one client subnet may have in the queue; a site (/48) may have twice as much. */
export const mostWorkEach = 8;
/** On a machine that is out of breath; a place in the queue is never kept for longer. */
const longestMs = 20_000;

/** Measured: a letter of a script that is joined costs as much as ten others, a word that comes again nothing. */
const msOf = { file: 30, letter: 0.006, joinedLetter: 0.06 };

/** In tenths of a second, one network's share at most: whoever has nothing in the queue may always bring one. */
export function workOf(sheet: Sheet): number {
  const words = [...new Set(JSON.stringify(sheet).split(/[\s"]+/))].join('');
  const joined = words.match(/[\u0900-\u0dff]/g)?.length ?? 0;
  const ms = msOf.file + (words.length - joined) * msOf.letter + joined * msOf.joinedLetter;
  return Math.min(mostWorkEach, Math.ceil(ms / 100));
}

export interface ResumeQueue {
  /** Under way or waiting. */
  readonly work: number;
  /** `busy` where the visitor's network or all together have brought too much. */
  run<T>(visitor: string, work: number, perform: () => Promise<T>): Promise<T | 'busy'>;
}

/** Networks take turns: who brings one resume does not wait for all of somebody who brings many. */
export function newResumeQueue(): ResumeQueue {
  const brought = newNetworkCounts();
  const turns = newSlots({ slots: 1, mostEach: 1, longestMs });
  const turnOf = (visitor: string) =>
    new Promise<(() => void) | undefined>((resolve) => {
      // Every waiting job gets an answer: the work that was counted is taken off below.
      const isGone = () => false;
      turns({ visitor, admit: resolve, sendAway: () => resolve(undefined), isGone });
    });
  let all = 0;
  return {
    get work() {
      return all;
    },
    async run(visitor, work, perform) {
      if (all + work > mostWork || !brought.mayAdd(visitor, mostWorkEach, work)) return 'busy';
      all += work;
      brought.add(visitor, work);
      const leave = await turnOf(visitor);
      try {
        return leave ? await perform() : 'busy';
      } finally {
        leave?.();
        all -= work;
        brought.remove(visitor, work);
      }
    },
  };
}
