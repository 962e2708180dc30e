export { staffMail as contactEmails } from '#lib/forms/staff-mail';
