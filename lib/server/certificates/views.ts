/** A certificate in the words of its page, and as its printed document says it. */
import { achievementOf, type Certificate, shownName } from '#lib/server/certificates/rules';
import { certificateJsonPath, certificatePath, routes } from '#lib/shared/addresses/routes';
import { longDayInIndia, onDay, shortDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';
import { inWords } from '#lib/shared/words';

/** `now` in epoch milliseconds. */
export function genuineView(certificate: Certificate, signed: boolean, now: number) {
  const { number, consent, date } = certificate;
  return {
    number,
    name: shownName(certificate),
    named: consent,
    ...about(certificate),
    date: onDay(date),
    today: shortDay(isoDayInIndia(now)),
    ...(signed && { json: certificateJsonPath(number) }),
  };
}

export const revokedView = (certificate: Certificate) => ({
  number: certificate.number,
  ...about(certificate),
  since: longDayInIndia(certificate.revokedAt ?? 0),
});

function about(certificate: Certificate) {
  const { title, level, levelName, assessed } = knownAchievement(certificate);
  return { title, level, levelName, assessed };
}

function knownAchievement({ number, what }: Certificate) {
  const achievement = achievementOf(what);
  if (!achievement) throw new Error(`${number} is about ${what}`);
  return achievement;
}

export function documentView(certificate: Certificate, origin: string) {
  const { number, holder, what, date } = certificate;
  const { title, family, level, modules, hours, assessed } = knownAchievement(certificate);
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
