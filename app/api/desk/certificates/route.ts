import { certificatesPage } from '#app/desk/certificates/pages';
import { deskCertificatePath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { changeCertificates } from '#lib/certificates/actions';
import { replyError, wrongFields } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFields } from '#lib/staff/http/access';

const names = ['action', 'name', 'what', 'date', 'consent', 'csv', 'number', 'exam'] as const;

export const POST = withFields(async (staffRequest, fields) => {
  const typed = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]));
  const changed = await changeCertificates(staffRequest, typed);
  if ('problems' in changed) {
    const { problems: errors } = changed;
    const problems = Object.entries(errors).map(([where, text]) =>
      /^line \d/.test(where) ? `L${where.slice(1)}: ${text}` : text,
    );
    if (staffRequest.plain) return certificatesPage(staffRequest, { problems, typed });
    return replyError(wrongFields(errors).error);
  }
  const { numbers } = changed;
  const [only, ...more] = numbers;
  const isNew = typed.action === 'issue' && only && more.length === 0;
  const to = isNew ? deskCertificatePath(only) : routes.deskCertificates;
  return replySaved(staffRequest, to, { numbers });
});
