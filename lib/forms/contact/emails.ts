export { enquiryEmails as contactEmails } from '#lib/forms/receipt-mail';
