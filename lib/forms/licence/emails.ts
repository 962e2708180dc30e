export { staffMail as licenceEmails } from '#lib/forms/staff-mail';
