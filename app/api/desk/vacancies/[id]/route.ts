import { vacancyPage } from '#app/desk/vacancies/[id]/vacancy';
import {
  seeOther,
  textOf,
  type Visit,
  withFieldsAbout,
} from '#lib/server/desk/sign-in/http/access';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { actOnVacancy, readVacancyAction } from '#lib/server/placement/vacancy-actions';
import { leftIn } from '#lib/server/store/placement/placements';
import { deskVacancyPath } from '#lib/shared/addresses/desk-routes';
import { line } from '#lib/shared/forms/sanitize';

const find = ({ site, params }: Visit) => site.store.findVacancy(params.id ?? '');

/** Whatever is done to a vacancy: once, by the version of the page it was read from. */
export const POST = withFieldsAbout(find, async (visit, fields, vacancy) => {
  const { site, now, member, plain } = visit;
  const asked = readVacancyAction(fields);
  const by = { kind: 'member', address: member.email, name: member.name } as const;
  const act = {
    site,
    vacancy,
    at: now,
    by,
    cause: 'ours' as const,
    fields,
    member: member.name,
  };
  const done =
    'error' in asked
      ? asked
      : await actOnVacancy({ ...act, version: asked.ok.version }, asked.ok.action);
  if ('error' in done) {
    const after = plain && (await find(visit));
    if (!after) return replyError(done.error);
    const { message, errors = {}, status } = done.error;
    const typed = Object.entries(fields).map(([name, value]) => [name, [value].flat().map(line)]);
    const refused = { message, errors, action: textOf(fields, 'action') };
    return vacancyPage(visit, after, { ...refused, typed: Object.fromEntries(typed) }, status);
  }
  if (plain) return seeOther(deskVacancyPath(vacancy.id));
  const after = await find(visit);
  return replySuccess('Kept', {
    vacancy: vacancy.id,
    id: vacancy.id,
    version: after?.version,
    state: after?.state,
    ...(after && { left: leftIn(after) }),
    ...done.ok,
  });
});
