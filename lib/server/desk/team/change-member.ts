/** What is set of a member: away until when, which languages, whether new enquiries are dealt to them. */
import type { Visit } from '#lib/server/desk/sign-in/access';
import { httpError, type Result, wrongFields } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { versionIn } from '#lib/server/page-version';
import type { MemberSettings } from '#lib/server/store/desk/desk-records';
import { wishLanguages } from '#lib/shared/enquiries/words';
import { line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isDay, isoDayInIndia } from '#lib/shared/india';

const year = 366 * dayMs;

/** `email`, `version`, `awayUntil` (the day they are back), `language` repeated, `dealt`. Throws StoreUnavailable. */
export async function changeMember(
  { site, member, members, now }: Visit,
  fields: Fields,
): Promise<Result<MemberSettings>> {
  const email = line(fields.email).toLowerCase();
  const { version, missing } = versionIn(fields);
  const awayUntil = line(fields.awayUntil);
  const errors: Record<string, string> = {};
  if (!members.some((each) => each.email === email)) {
    errors.email = 'Please choose a member of the desk.';
  }
  Object.assign(errors, missing);
  if (awayUntil && !isDayAhead(awayUntil, now)) {
    errors.awayUntil = 'Please choose the day on which they are back, within a year.';
  }
  if (Object.keys(errors).length > 0) return wrongFields(errors);
  const spoken = [fields.language ?? []].flat().map(line);
  const settings = {
    email,
    version: version + 1,
    awayUntil,
    languages: wishLanguages.filter((each) => spoken.includes(each)),
    dealt: fields.dealt === true || line(fields.dealt) === 'yes',
    member: member.email,
    at: now,
  };
  if (await site.store.saveMemberSettings(settings)) return { ok: settings };
  return httpError(409, 'A colleague changed this in the meantime. Please read it again.');
}

const isDayAhead = (typed: string, now: number) =>
  isDay(typed) && typed > isoDayInIndia(now) && instantInIndia(typed) < now + year;
