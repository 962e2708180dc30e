import { newPage } from '#app/desk/new/pages';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { enter, formOf } from '#lib/desk/actions/new';
import { callback } from '#lib/enquiries/forms/callback';
import { readBody } from '#lib/platform/http/intake/body';
import { replyError, wrongFields } from '#lib/platform/http/intake/reply';
import { line } from '#lib/platform/values/text';
import { replySaved, withMember } from '#lib/staff/http/access';

/** Fields `kind`, `source`, `sourceNote`, `told`, `mine`, `key`, and those of the form. */
export const POST = withMember(async (staffRequest) => {
  const read = await readBody(staffRequest.request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const done = await enter(staffRequest, fields);
  if ('entered' in done)
    return replySaved({ plain }, deskEnquiryPath(done.entered.reference), done.entered);
  const { errors } = done;
  if (plain)
    return newPage(staffRequest, formOf(line(fields.kind)) ?? callback, { fields, errors });
  return replyError(wrongFields(errors).error);
});
