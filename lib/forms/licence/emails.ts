export { enquiryEmails as licenceEmails } from '#lib/forms/receipt-mail';
