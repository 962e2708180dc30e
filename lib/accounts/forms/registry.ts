/** The definition of every form that becomes an enquiry; data/form-kinds.ts says what each is called and where it is. */
import { type FormKind, formKinds, shortKinds } from '#data/form-kinds';
import { application } from '#lib/applications/forms';
import { callback } from '#lib/enquiries/forms/callback';
import { certificate } from '#lib/enquiries/forms/certificate';
import { coaching } from '#lib/enquiries/forms/coaching';
import { contact } from '#lib/enquiries/forms/contact';
import { internship } from '#lib/enquiries/forms/internship';
import { licence } from '#lib/enquiries/forms/licence';
import type { Form } from '#lib/forms/define';
import { employer } from '#lib/placement/forms/employer';
import { webinarFree } from '#lib/webinars/forms/free';
import { webinarPaid } from '#lib/webinars/forms/paid';

export const forms = [
  application,
  contact,
  callback,
  certificate,
  coaching,
  internship,
  licence,
  employer,
  webinarFree,
  webinarPaid,
] as const;

/** Those that are one short post, by a component of their own. */
export const shortForms: readonly Form[] = forms.filter(({ kind }) =>
  (shortKinds as readonly string[]).includes(kind),
);

/** Each with what data/form-kinds.ts says of it. */
export const enquiryForms: readonly (FormKind & { readonly form: Form })[] = formKinds.flatMap(
  (row) => forms.filter(({ kind }) => kind === row.kind).map((form) => ({ ...row, form })),
);
