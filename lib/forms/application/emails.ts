import { type Emails, staffMail } from '#lib/forms/staff-mail';

/** The transcript in the order of the steps, and the resume attached. */
export const applicationEmails: Emails = (submission, env, file) =>
  staffMail(submission, env).map((mail) => (file ? { ...mail, attachFile: file.id } : mail));
