import { vacancyPage } from '#app/desk/vacancies/[id]/vacancy';
import { notFound, seeOther } from '#lib/server/desk/sign-in/access';
import { textOf, withFields } from '#lib/server/desk/sign-in/sign-in-http';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { actOnVacancy, readVacancyAction } from '#lib/server/placement/vacancy-actions';
import { leftIn } from '#lib/server/store/placement/placements';
import { deskVacancyPath } from '#lib/shared/addresses/desk-routes';
import { line } from '#lib/shared/forms/sanitize';

/** Whatever is done to a vacancy: once, by the version of the page it was read from. */
export const POST = withFields(async (visit, fields) => {
  const { site, now, member, plain } = visit;
  const vacancy = await site.store.findVacancy(visit.params.id ?? '');
  if (!vacancy) return notFound(visit.request);
  const asked = readVacancyAction(fields);
  const by = { kind: 'member', address: member.email, name: member.name } as const;
  const act = { site, vacancy, at: now, by, fields, member: member.name };
  const done =
    'error' in asked
      ? asked
      : await actOnVacancy({ ...act, version: asked.ok.version }, asked.ok.action);
  if ('error' in done) {
    const after = plain && (await site.store.findVacancy(vacancy.id));
    if (!after) return replyError(done.error);
    const { message, errors = {}, status } = done.error;
    const typed = Object.entries(fields).map(([name, value]) => [name, [value].flat().map(line)]);
    const refused = { message, errors, action: textOf(fields, 'action') };
    return vacancyPage(visit, after, { ...refused, typed: Object.fromEntries(typed) }, status);
  }
  if (plain) return seeOther(deskVacancyPath(vacancy.id));
  const after = await site.store.findVacancy(vacancy.id);
  return replySuccess('Kept', {
    vacancy: vacancy.id,
    id: vacancy.id,
    version: after?.version,
    state: after?.state,
    ...(after && { left: leftIn(after) }),
    ...done.ok,
  });
});
