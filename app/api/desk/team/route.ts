import { teamPage } from '#app/desk/team/pages';
import { routes } from '#data/addresses/routes';
import { changeMember } from '#lib/desk/actions/team';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFields } from '#lib/staff/http/access';

/** `email` and `version`; `awayUntil` (the day they are back, empty: at work), `language` repeated, `dealt` yes. */
export const POST = withFields(async (staffRequest, fields) => {
  const changed = await changeMember(staffRequest, fields);
  if ('ok' in changed) {
    const { version, awayUntil, languages, dealt } = changed.ok;
    return replySaved(staffRequest, routes.deskTeam, { version, awayUntil, languages, dealt });
  }
  const { error } = changed;
  if (!staffRequest.plain) return replyError(error);
  const [email, awayUntil] = [textOf(fields, 'email'), textOf(fields, 'awayUntil')];
  return teamPage(staffRequest, { email, awayUntil, problem: error.message }, error.status);
});
