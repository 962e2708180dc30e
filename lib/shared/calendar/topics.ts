/** Whose turn it is: the topic of a weekly webinar, which no topic added later may move. */
import { topics, type WeeklyTopic, weekly } from '#data/webinars';
import { dayMs, instantInIndia, istOffset } from '#lib/shared/india';

/** Sessions are announced, booked and mailed at most four weeks ahead. */
const announcedMs = 6 * 7 * dayMs;

/** The topic of the weekly webinar that begins at `start` (epoch milliseconds). */
export function topicOf(start: number, list: readonly WeeklyTopic[] = topics): WeeklyTopic {
  const nth = turnOf(start);
  const joins = list.map(({ added }) => turnFrom(joinsAt(added)));
  let known = joins.filter((turn) => turn <= 0).length;
  let since = 0;
  let offset = 0;
  // Each time a topic joins, the turns go on from where they were, with one more.
  for (const turn of new Set(joins.filter((turn) => turn > 0 && turn <= nth))) {
    offset = (offset + turn - since) % Math.max(known, 1);
    since = turn;
    known = joins.filter((each) => each <= turn).length;
  }
  const [first] = list;
  const topic = list[(((offset + nth - since) % known) + known) % known] ?? first;
  if (!topic) throw new Error('data/webinars.ts has no topic');
  return topic;
}

const begin = instantInIndia(weekly.since, weekly.start);

/** Those of the first day are there from the first webinar on. */
const joinsAt = (added: string) =>
  added === weekly.since ? begin : instantInIndia(added) + announcedMs;

/** How many weekly webinars there were before the one at `start`. */
function turnOf(start: number): number {
  const weeks = Math.floor((start - begin) / (7 * dayMs));
  const weekday = new Date(start + istOffset).getUTCDay();
  const nth = (weekly.weekdays as readonly number[]).indexOf(weekday);
  return weeks * weekly.weekdays.length + nth;
}

/** The turn of the first weekly webinar at or after an instant. */
function turnFrom(instant: number): number {
  for (let start = begin + Math.floor((instant - begin) / dayMs) * dayMs; ; start += dayMs) {
    const weekday = new Date(start + istOffset).getUTCDay();
    const isWebinar = (weekly.weekdays as readonly number[]).includes(weekday);
    if (isWebinar && start >= instant) return turnOf(start);
  }
}
