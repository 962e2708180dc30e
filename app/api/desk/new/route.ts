import { newPage } from '#app/desk/new/pages';
import { enter, formOf } from '#lib/server/desk/new/actions';
import { kept, withMember } from '#lib/server/desk/sign-in/http/access';
import { wrongFields } from '#lib/server/http/errors/http-error';
import { readBody } from '#lib/server/intake/body';
import { replyError } from '#lib/server/intake/reply';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { callback } from '#lib/shared/forms/callback/form';
import { line } from '#lib/shared/forms/sanitize';

/** Fields `kind`, `source`, `sourceNote`, `told`, `mine`, `key`, and those of the form. */
export const POST = withMember(async (visit) => {
  const read = await readBody(visit.request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const done = await enter(visit, fields);
  if ('entered' in done)
    return kept({ plain }, deskEnquiryPath(done.entered.reference), done.entered);
  const { errors } = done;
  if (plain) return newPage(visit, formOf(line(fields.kind)) ?? callback, { fields, errors });
  return replyError(wrongFields(errors).error);
});
