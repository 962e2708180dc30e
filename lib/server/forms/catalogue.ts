/** Every form that a page without a script can send: what `/received/{kind}` is made from. */
import { application } from '#lib/shared/forms/application/form';
import { callback } from '#lib/shared/forms/callback/form';
import { certificate } from '#lib/shared/forms/certificate/form';
import { coaching } from '#lib/shared/forms/coaching/form';
import { contact } from '#lib/shared/forms/contact/form';
import { employer } from '#lib/shared/forms/employer/form';
import { internship } from '#lib/shared/forms/internship/form';
import { licence } from '#lib/shared/forms/licence/form';
import { webinarFree } from '#lib/shared/forms/webinar-free/form';
import { webinarPaid } from '#lib/shared/forms/webinar-paid/form';

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
