export { enquiryEmails as coachingEmails } from '#lib/forms/receipt-mail';
