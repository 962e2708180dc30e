/** What an enquiry of each kind is, in our words: never in those of whoever sent it. */
interface KindWords {
  /** "We have your job application". */
  readonly noun: string;
  /** In lists of the desk. */
  readonly title: string;
}

const kinds: Readonly<Record<string, KindWords>> = {
  contact: { noun: 'message', title: 'Message' },
  callback: { noun: 'request for a call', title: 'Callback' },
  certificate: { noun: 'exam enrolment', title: 'Exam enrolment' },
  coaching: { noun: 'coaching enquiry', title: 'Coaching' },
  internship: { noun: 'internship application', title: 'Internship' },
  licence: { noun: 'licence enquiry', title: 'Licence' },
  employer: { noun: 'request for accountants', title: 'Employer' },
  application: { noun: 'job application', title: 'Job application' },
  'webinar-free': { noun: 'webinar registration', title: 'Free webinar' },
  'webinar-paid': { noun: 'paid webinar registration', title: 'Paid webinar' },
};

/** The kinds of submissions that are enquiries. */
export const enquiryKinds = Object.keys(kinds);

export const kindWords = (kind: string): KindWords =>
  kinds[kind] ?? { noun: 'enquiry', title: 'Enquiry' };

/** What nobody of ours asks for. Employers pay a fee that is named on the phone; accountants pay nothing. */
export const neverAskedText = (kind: string) =>
  `Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password. ${
    kind === 'employer'
      ? 'The accountants you meet pay nothing for placement.'
      : 'Placement is free at every step.'
  }`;
