export { staffMail as callbackEmails } from '#lib/forms/staff-mail';
