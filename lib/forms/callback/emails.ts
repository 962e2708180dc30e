export { enquiryEmails as callbackEmails } from '#lib/forms/receipt-mail';
