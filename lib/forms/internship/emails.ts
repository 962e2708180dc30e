export { staffMail as internshipEmails } from '#lib/forms/staff-mail';
