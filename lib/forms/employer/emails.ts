export { staffMail as employerEmails } from '#lib/forms/staff-mail';
