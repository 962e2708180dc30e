export { staffMail as coachingEmails } from '#lib/forms/staff-mail';
