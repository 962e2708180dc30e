/** Every form that a page without a script can send: what `/received/{kind}` is made from. */
import { application } from '#lib/forms/application/form';
import { callback } from '#lib/forms/callback/form';
import { certificate } from '#lib/forms/certificate/form';
import { coaching } from '#lib/forms/coaching/form';
import { contact } from '#lib/forms/contact/form';
import { employer } from '#lib/forms/employer/form';
import { internship } from '#lib/forms/internship/form';
import { licence } from '#lib/forms/licence/form';
import { webinarFree } from '#lib/forms/webinar-free/form';
import { webinarPaid } from '#lib/forms/webinar-paid/form';

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
