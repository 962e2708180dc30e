import { templatesPage } from '#app/desk/templates/pages';
import { routes } from '#data/addresses/routes';
import { changeTemplate, readTemplate } from '#lib/desk/actions/templates';
import { samplesIn } from '#lib/desk/views/templates';
import { fillTemplate } from '#lib/enquiries/words';
import { replyError, replySuccess } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFields } from '#lib/staff/http/access';

const names = ['id', 'version', 'title', 'kind', 'language', 'body'] as const;

/** `action` save, preview or remove; `title`, `kind`, `language`, `body`; `id` and `version` of one that is there. */
export const POST = withFields(async (staffRequest, fields) => {
  const { plain } = staffRequest;
  const typed = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]));
  if (textOf(fields, 'action') === 'preview') {
    const seen = readTemplate(fields);
    if ('ok' in seen) {
      const preview = fillTemplate(seen.ok.body, samplesIn(seen.ok.language, seen.ok.kind));
      return plain
        ? templatesPage(staffRequest, { typed, preview })
        : replySuccess('Kept', { preview });
    }
  }
  const changed = await changeTemplate(staffRequest, fields);
  if ('ok' in changed) {
    const { id, version } = changed.ok;
    return replySaved(staffRequest, routes.deskTemplates, { id, version });
  }
  const { error } = changed;
  if (!plain || error.status === 404) return replyError(error);
  return templatesPage(staffRequest, { typed, problem: error.message }, error.status);
});
