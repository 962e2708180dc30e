/** A certificate as its printed document says it. */
import { achievementOf } from '#lib/server/certificates/achievement';
import type { Certificate } from '#lib/server/certificates/certificate';
import { certificatePath, routes } from '#lib/shared/addresses/routes';
import { onDay } from '#lib/shared/dates';
import { inWords } from '#lib/shared/words';

export function documentView({ number, holder, what, date }: Certificate, origin: string) {
  const achievement = achievementOf(what);
  if (!achievement) throw new Error(`${number} is about ${what}`);
  const { title, family, level, modules, hours, assessed } = achievement;
  const isLevel = family === 'HACA';
  const module = `AcSS ${what}`;
  const first = modules[0]?.courseNo;
  const last = modules.at(-1)?.courseNo;
  return {
    number,
    holder,
    title: isLevel ? title : title.replace(`${module}: `, ''),
    kind: isLevel ? 'HACA qualification' : `Accountant Skill Stack, ${module}`,
    mark: isLevel ? level.charAt(0).toUpperCase() : what,
    level,
    heading: isLevel ? `AcSS ${first} to ${last}` : 'Assessed',
    says: isLevel
      ? `has passed the phone interview and the online evaluation in the ${inWords(modules.length)} modules below, and holds the HACA qualification at ${level} level.`
      : `has passed the phone interview and the online evaluation in ${module}, a module of ${hours} hours at ${level} level, and can do the following unaided.`,
    list: isLevel
      ? modules.map((each) => ({ text: `${each.courseNo} ${each.title}`, hours: each.hours }))
      : assessed.map((text) => ({ text })),
    ...(isLevel && { hours }),
    date,
    dateInWords: onDay(date),
    check: `${origin}${certificatePath(number)}`,
    checkAt: `${new URL(origin).host}${routes.verify}`,
  };
}
