import { certificatesPage } from '#app/desk/certificates/pages';
import { changeCertificates } from '#lib/server/certificates/actions';
import { kept, textOf, withFields } from '#lib/server/desk/sign-in/http/access';
import { wrongFields } from '#lib/server/http/errors/http-error';
import { replyError } from '#lib/server/intake/reply';
import { deskCertificatePath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

const names = ['action', 'name', 'what', 'date', 'consent', 'csv', 'number'] as const;

export const POST = withFields(async (visit, fields) => {
  const typed = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]));
  const changed = await changeCertificates(visit, typed);
  if ('problems' in changed) {
    const { problems: errors } = changed;
    const problems = Object.entries(errors).map(([where, text]) =>
      /^line \d/.test(where) ? `L${where.slice(1)}: ${text}` : text,
    );
    if (visit.plain) return certificatesPage(visit, { problems, typed });
    return replyError(wrongFields(errors).error);
  }
  const { numbers } = changed;
  const [only, ...more] = numbers;
  const isNew = typed.action === 'issue' && only && more.length === 0;
  const to = isNew ? deskCertificatePath(only) : routes.deskCertificates;
  return kept(visit, to, { numbers });
});
