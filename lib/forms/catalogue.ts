/** Every form that a page without a script can send: what `/received/{kind}` is made from. */
import { callback } from '#lib/forms/callback/form';
import { contact } from '#lib/forms/contact/form';

export const forms = [contact, callback] as const;
