export { enquiryEmails as certificateEmails } from '#lib/forms/receipt-mail';
