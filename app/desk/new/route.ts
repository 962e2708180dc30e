import { newPage } from '#app/desk/new/page-of-entry';
import { formOf } from '#lib/server/desk/new/entry';
import { withMember } from '#lib/server/desk/sign-in/access';
import { callback } from '#lib/shared/forms/callback/form';

export const GET = withMember((visit) =>
  newPage(visit, formOf(visit.url.searchParams.get('kind') ?? '') ?? callback),
);
