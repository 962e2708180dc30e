/** The table of the privacy policy: what each form asks, why, and how long it is stored. */

interface Asked {
  readonly form: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
  /** The fields that `what` tells of, by kind of form: a test holds them to the forms. Empty for what no form of the registry asks. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
}

const person = ['name', 'email', 'phone'] as const;
const learner = [...person, 'ofAge', 'guardian'] as const;
const batch = ['batch', 'batchWish'] as const;
const standard = 'Standard';

export const asked: readonly Asked[] = [
  {
    form: "Contact, callback, Let's Talk",
    what: 'Name, e-mail, phone; your message on the contact form; the batch you ask for, or the days that suit you',
    why: 'To answer you within two working days',
    kept: standard,
    covers: { contact: [...person, 'message', ...batch], callback: [...person, ...batch] },
  },
  {
    form: 'Exam enrolment; coaching, internship and licence enquiries',
    what: "Name, e-mail, phone, interests, the modules, plan, batch or licence chosen, days that suit you, anything you add; for training and internships also whether you are 18, or your parent's or guardian's name; for an exam that we may contact you",
    why: 'To advise you and arrange what you asked for',
    kept: standard,
    covers: {
      certificate: [
        ...learner,
        'interests',
        'additionalInfo',
        'selectedCertifications',
        'authorize',
        ...batch,
      ],
      coaching: [...learner, 'interest', 'additionalInfo', 'plan', ...batch],
      internship: [...learner, 'interest', 'additionalInfo'],
      licence: [...person, 'interests', 'additionalInfo', 'licenseCertification'],
    },
  },
  {
    form: 'Job application',
    what: 'Name, mobile, e-mail, gender, age, preferred place, address if you give it, certificates, education, employment status, experience, languages, skills and your ratings of them, salary, work preference, resume',
    why: 'To screen you for accounting work and introduce you to employers',
    kept: standard,
    covers: {
      application: [
        ...['name', 'mobile', 'email', 'gender', 'age', 'location', 'customLocation', 'address'],
        ...['certifications', 'education', 'employeeStatus', 'experience'],
        ...['speak', 'read', 'write', 'skills', 'confirmed', 'lastSalary', 'salaryRange'],
        ...['rate-accounting', 'rate-tds', 'rate-tally', 'rate-payroll', 'rate-gst', 'rate-vat'],
        ...['rate-finalization', 'workPreference', 'resume'],
      ],
    },
  },
  {
    form: 'Job application continued on another phone',
    what: 'The same, encrypted in your browser; the key is only in the link, so we cannot read it',
    why: 'To hand it to your other phone',
    kept: 'Until that phone has it, you send it or delete the link; 7 days at most',
    covers: {},
  },
  {
    form: 'A resume made at /resume',
    what: 'Name, mobile, e-mail, place, the work you are looking for, education, work, skills, languages, numbers of HOA certificates, two lines of your own; not religion, marriage, your father’s name or a photograph',
    why: 'To make the file that you download or use in your application',
    kept: 'We do not keep it: we make the file and store nothing; your browser keeps what you typed for 30 days',
    covers: {},
  },
  {
    form: 'Job alerts',
    what: 'Name, e-mail, phone, places, experience',
    why: 'To tell you about matching jobs',
    kept: standard,
    covers: { 'job-alert': [...person, 'locations', 'experience'] },
  },
  {
    form: 'Employer request',
    what: 'Your name, company, e-mail, mobile, type and number of accountants; city, pay and start date if you give them',
    why: 'To find the accountants you asked for',
    kept: standard,
    covers: {
      employer: [
        ...['name', 'companyName', 'email', 'mobile', 'accountantType', 'numberOfAccountants'],
        ...['otherNumber', 'city', 'startDate', 'pay'],
      ],
    },
  },
  {
    form: 'Practical paper',
    what: 'The result of your interview and our note on it; what you fill in, when you started and handed in, from how many networks you opened it',
    why: 'To mark it, to show you each entry, and to issue the certificate on it',
    kept: 'Your answers and the networks one year; the result as long as the enquiry, and its day and percent with the certificate',
    covers: {},
  },
  {
    form: 'Certificate',
    what: 'Your name, the module or level, the day of the result, the day and percent of your practical paper, whether you agreed to be named and to show the percent',
    why: 'So that anyone who has its number can verify it; without your agreement they see only initials. You can withdraw the agreement at any time',
    kept: 'As long as the certificate can be verified',
    covers: {},
  },
  {
    form: 'Free webinar registration',
    what: 'Name, e-mail, phone, city, PIN code; the session and its language; degree, year of completion, work wanted, skills, current status, why you want to attend',
    why: 'To register you, send the confirmation, calendar entry, access link, a reminder and the question bank (each mail says how to stop them), suit the session to those who attend, and contact you about work',
    kept: standard,
    covers: {
      'webinar-free': [
        ...[...person, 'city', 'pincode', 'session', 'language', 'studies', 'yearOfCompletion'],
        ...['workType', 'skills', 'currentStatus', 'whyWebinar'],
      ],
    },
  },
  {
    form: 'Free webinar draft',
    what: 'What you have filled in so far, after Next on step 1',
    why: 'To help you complete a registration that was left unfinished',
    kept: '30 days',
    covers: {},
  },
  {
    form: 'Paid webinar',
    what: 'Name, e-mail, phone, accounting experience, language; order and payment references, amount, status and time, also when you close the payment window or a payment fails',
    why: 'To take the payment, send the confirmation, calendar entry and access link, and sort out payments that go wrong',
    kept: 'Records of payments received: 8 years. The rest: standard',
    covers: { 'webinar-paid': [...person, 'accountingExp', 'preferredLang'] },
  },
];
