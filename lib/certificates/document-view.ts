/** A certificate as its printed document says it. */
import { achievementOf } from '#lib/certificates/achievement';
import type { Certificate } from '#lib/certificates/certificate';
import { onDay } from '#lib/dates';
import { certificatePath, routes } from '#lib/routes';

export function documentView({ number, holder, what, date }: Certificate, origin: string) {
  const achievement = achievementOf(what);
  if (!achievement) throw new Error(`${number} is about ${what}`);
  const { title, family, level, levelName, modules, hours, assessed } = achievement;
  const isLevel = family === 'HACA';
  const first = modules[0]?.courseNo;
  const last = modules.at(-1)?.courseNo;
  return {
    number,
    holder,
    title,
    family,
    level,
    heading: isLevel ? `AcSS ${first} to ${last}` : `What was assessed (${levelName})`,
    says: isLevel
      ? `has passed the phone interview and the online evaluation in the ${modules.length} modules below, and holds the HACA qualification at ${level} level.`
      : 'has passed the phone interview and the online evaluation in this module.',
    list: isLevel
      ? modules.map((each) => ({ text: `${each.courseNo} ${each.title}`, hours: each.hours }))
      : assessed.map((text) => ({ text })),
    hours,
    date,
    dateInWords: onDay(date),
    check: `${origin}${certificatePath(number)}`,
    checkAt: `${new URL(origin).host}${routes.verify}`,
  };
}
