/** A certificate in the words of its page. */
import { achievementOf } from '#lib/server/certificates/achievement';
import { type Certificate, shownName } from '#lib/server/certificates/certificate';
import { certificateJsonPath } from '#lib/shared/addresses/routes';
import { longDayInIndia, onDay, shortDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';

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

function about({ number, what }: Certificate) {
  const achievement = achievementOf(what);
  if (!achievement) throw new Error(`${number} is about ${what}`);
  const { title, level, levelName, assessed } = achievement;
  return { title, level, levelName, assessed };
}
