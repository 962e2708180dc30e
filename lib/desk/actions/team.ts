/** Settings of a member: away until when, which languages, whether new enquiries are assigned to them. */

import { backWithinAYear, memberForm } from '#lib/desk/forms';
import { preferenceLanguages } from '#lib/enquiries/words';
import { readForm } from '#lib/forms/define';
import { versionIn } from '#lib/forms/rules';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import type { MemberSettings } from '#lib/staff/schema';

const year = 366 * dayMs;

/** `email`, `version`, `awayUntil` (the day they are back), `language` repeated, `dealt`. Throws StoreUnavailable. */
export async function changeMember(
  { context, member, members, now }: StaffRequest,
  fields: Fields,
): Promise<Result<MemberSettings>> {
  const email = line(fields.email).toLowerCase();
  const { version, missing } = versionIn(fields);
  const read = readForm(memberForm, fields);
  const errors = {
    ...(!members.some((each) => each.email === email) && {
      email: 'Please choose a member of the desk.',
    }),
    ...missing,
    ...('errors' in read && read.errors),
    ...('ok' in read && !isAhead(read.ok.awayUntil, now) && { awayUntil: backWithinAYear }),
  };
  if ('errors' in read || Object.keys(errors).length > 0) return wrongFields(errors);
  const spoken = [fields.language ?? []].flat().map(line);
  const settings = {
    ...read.ok,
    email,
    version: version + 1,
    languages: preferenceLanguages.filter((each) => spoken.includes(each)),
    member: member.email,
    at: now,
  };
  if (await context.store.saveMemberSettings(settings)) return { ok: settings };
  return httpError(409, 'A colleague changed this in the meantime. Please read it again.');
}

const isAhead = (day: string, now: number) =>
  day === '' || (day > isoDayInIndia(now) && instantInIndia(day) < now + year);
