import { MonthOfWebinars } from '#components/site/scenes/month-of-webinars';
import { sessionsToCome } from '#lib/webinars/views/feed';

/** Two sessions on each of two days of a week: more than a month holds. */
const aMonthOfSessions = 24;

/** The leaf of the month in which the next session is, with every session to come in it. */
export async function MonthToCome({ now }: { readonly now: number }) {
  const sessions = await sessionsToCome(now, aMonthOfSessions);
  return <MonthOfWebinars starts={sessions.map(({ start }) => start)} />;
}
