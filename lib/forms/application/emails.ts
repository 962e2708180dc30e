/** The transcript in the order of the steps, and the resume attached. */
export { enquiryEmails as applicationEmails } from '#lib/forms/receipt-mail';
