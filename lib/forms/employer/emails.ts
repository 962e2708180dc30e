export { enquiryEmails as employerEmails } from '#lib/forms/receipt-mail';
