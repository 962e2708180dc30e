export { staffMail as certificateEmails } from '#lib/forms/staff-mail';
