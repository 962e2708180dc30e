export { enquiryEmails as internshipEmails } from '#lib/forms/receipt-mail';
