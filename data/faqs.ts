import { routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses, type Level, levels } from '#data/courses';
import { gstPercent, inWords, listed, rupees, sumOf, total } from '#data/formatting';
import { internshipLimits } from '#data/internships';
import type { LawId } from '#data/law';
import { editions } from '#data/webinars';

/** Questions and answers by category; fees, hours and periods repeat figures set elsewhere. A fee is read when its answer is: that of the day. */
export const faqCategories = [
  'general',
  'jobs',
  'certifications',
  'coaching',
  'internships',
  'Licenses',
  'downloads',
] as const;
type FaqCategory = (typeof faqCategories)[number];

export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly category: FaqCategory;
  /** Where the answer leads on. */
  readonly more?: { readonly label: string; readonly href: string };
  readonly restsOn?: readonly LawId[];
}

/** ISO date on which all answers were last read against the law and our own data. */
export const faqsReviewed = '2026-11-30';

const inIndia = { timeZone: 'Asia/Kolkata', dateStyle: 'long' } as const;
const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-IN', inIndia).format(Date.parse(`${day}T00:00:00+05:30`));

const modulesOf = (level: Level) => courses.filter((course) => course.level === level);
const feesOf = (level: Level) => modulesOf(level).map(({ fees }) => fees);
const feesListed = (level: Level) =>
  listed([...new Set(feesOf(level))].sort((a, b) => a - b).map(rupees), 'or');
const levelSums = () => levels.map((level) => sumOf(feesOf(level)));
const range = () => {
  const all = courses.map(({ fees }) => fees);
  return [Math.min(...all), Math.max(...all)];
};
const examFee = (level: Level) => levelDetails[level].examFee;
function bootcampOf(code: string) {
  const { hours = 0, modules = [] } = bootcamps.find((each) => each.code === code) ?? {};
  const held = courses.filter(({ courseNo }) => modules.includes(courseNo));
  const fee = () => hours * bootcampHour.fee;
  return { hours, fee, held, feesOfHeld: () => sumOf(held.map(({ fees }) => fees)) };
}
const fresh = bootcampOf('B05FO03');
const junior = bootcampOf('B06IN04');
const senior = bootcampOf('B07FN05');
const onlyOne = (fees: readonly number[]) => new Set(fees).size === 1;
function gstFees(): string {
  const fees = courses.flatMap((each) => ([5, 6].includes(each.courseNo) ? each.fees : []));
  return onlyOne(fees) ? `${rupees(fees[0] ?? 0)} each` : listed(fees.map(rupees));
}
const edition = editions.at(-1) ?? editions[0];
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const editionHours = (minutesOf(edition.end) - minutesOf(edition.start)) / 60;

export const faqs = [
  // general
  {
    category: 'general',
    question: 'What is HOA, and who is it for?',
    answer:
      'HOA is a career and training provider for accountants in India. It serves freshers, working accountants, students, interns and employers. The offers are placement assistance, the Accountant Skill Stack (AcSS) certificates, the HACA qualification, coaching, internships, licences and a library of downloads. You may use any one of them on its own, unless a page states a condition, such as four AcSS certificates for a free internship.',
  },
  {
    category: 'general',
    question: 'What is free, and what do I pay for?',
    answer: `Membership, placement assistance, the weekly webinars, the two induction trainings, the Tally programme for students and the downloads library are free. Certification modules, 1:1 coaching, bootcamps and repeat attempts at an exam have a fee plus ${gstPercent}% GST. The paid AI webinar costs ${rupees(edition.price)} with GST included. Wherever GST is added, the page shows the fee, the tax and the total.`,
  },
  {
    category: 'general',
    question: 'Who calls me after I send a form, and when?',
    answer:
      'An executive of HOA will contact you within two working days, at the phone number or e-mail address you typed. After a job application it is the Accountant Service Desk executive. If you do not hear from us, open the link in the mail: the page shows whether we tried, and you can correct your number there. Nobody needs your card number, OTP or net-banking password to answer an enquiry.',
  },
  {
    category: 'general',
    question: 'Do I need an account or a password?',
    answer:
      'No, there is no sign-in on this site and every page is open. What you select, such as modules in the cart or an unfinished application, stays in your own browser. “Continue on another phone” moves an application to another phone. The dashboard page lists what this browser holds and lets you delete it. Please do so on a shared computer.',
  },
  {
    category: 'general',
    question: 'What happens to the details I type into a form?',
    answer:
      'HOA stores them and mails them to its staff, who use them to handle your request. A short notice above the first field of each form tells you what we ask, why, how long we keep it and how to withdraw. Consent boxes are never ticked in advance. Only the free webinar registration sends a draft before you finish it, once you press Next on its first step. The privacy policy gives the details and names the grievance contact.',
  },
  {
    category: 'general',
    question: 'How long is my data kept?',
    answer:
      'We keep personal data for at most a year after your last contact with us and then erase it; the privacy policy gives the number of days. Unfinished drafts are erased after 30 days. Records of payments received stay for eight years, because tax and company law require such records to be preserved. The period starts again if you write, apply or register once more.',
    restsOn: ['records-of-account', 'personal-data'],
  },
  {
    category: 'general',
    question: 'How do I have my data deleted or take back my consent?',
    answer:
      'Open the link in the mail that confirmed your form and press Withdraw, or write to the grievance contact named in the privacy policy and say which e-mail address or phone number you used. Payment records cannot be erased before their eight years are over. You can delete what is kept only in your browser, such as the cart or a draft, on the dashboard page.',
  },
  {
    category: 'general',
    question: 'I am under 18. May I register?',
    answer:
      'A parent or guardian must register for you. This applies to every form that a person under 18 might fill, including those for webinars, internships and the Tally programme for students aged 17 to 21. The parent or guardian gives the contact details and the consent, and our staff speak to them before using your data. Job applications are open only from the age of 18.',
  },
  {
    category: 'general',
    question: 'Which languages do you work in?',
    answer:
      'The site is in English, apart from the job-hunting webinar page, which is in Tamil, Telugu and English. The weekly free webinars run in two sessions, one in Tamil and English and one in Telugu and English. The paid AI webinar is announced with English, Tamil and Telugu as its languages of interaction. We call in English, Tamil, Telugu or Hindi, as you choose on the page of your enquiry.',
  },
  {
    category: 'general',
    question: 'Will I get an e-mail confirming that my form arrived?',
    answer:
      'Yes. The screen shows a reference and the day by which we contact you, and a mail to the address you typed says the same; the mail for a webinar carries the calendar entry. The mail does not repeat what you wrote, because a stranger could have typed your address, and it tells you what to do in that case. If it does not come, check your spam folder.',
  },
  {
    category: 'general',
    question: 'Does this site track me?',
    answer:
      'Nothing from a third party, such as an advertising pixel, loads before you agree to it or go to pay. If you refuse, every form, page and webinar registration still works. Your theme, cart and drafts stay in your own browser, and nothing follows you elsewhere.',
  },
  {
    category: 'general',
    question: 'What do the figures that HOA claims mean?',
    answer:
      'On public pages, a figure such as a placement rate or an average salary is shown only with what we counted and the date. A figure marked as a sample is an example, not a count. An average salary is the average of the people counted, in the year stated; it is not a promise. Ask us how a figure was counted before you rely on it.',
    restsOn: ['coaching-advertisements'],
  },

  // jobs
  {
    category: 'jobs',
    question: 'Do I pay anything to be placed?',
    answer:
      'No, placement assistance is free of charge to accountants. We do not ask for money when you apply, and you need not hold or buy an HOA certificate: step 2 of the application asks about certificates, and you can simply answer No. If anyone asks you to pay for an interview or an offer letter in our name, do not pay, and tell us.',
  },
  {
    category: 'jobs',
    question: 'Can I apply with no work experience?',
    answer:
      'Yes, freshers are welcome to apply. Choose the status for freshers or students and 0 to 1 year of experience. Then rate yourself from 0 to 10 on accounting, TDS, Tally, payroll, GST, VAT and finalisation; leave a subject at “Not yet” if you have not worked in it: that is better than a guess. You may also ask for an internship, with or without stipend, in the work preference step.',
  },
  {
    category: 'jobs',
    question: 'What does the job application ask for?',
    answer:
      'It has 12 steps: personal details, certificates, education, employment status, experience, languages, skills with a declaration, salary, skill ratings, work preference, resume, and a review. Your personal details (the address is optional), the skills declaration and the resume are compulsory; the rest helps us find a better match. On the review page every section has a Change link, and nothing counts as an application until you submit it there.',
  },
  {
    category: 'jobs',
    question: 'How does the two-stage screening of applicants work?',
    answer:
      'The first stage is a video interview and the second is a live practical session. The skills declared in step 7 and the ratings in step 9 of the application tell us what you can do, so mark only what you can do on your own, for example a bank reconciliation or a GST return. Screening comes before interviews with employers.',
  },
  {
    category: 'jobs',
    question: 'Which resume files are accepted?',
    answer:
      'PDF, DOC and DOCX files of up to 5 MB are accepted. The content is checked as well as the name, so a photograph renamed to .pdf is refused, and so is an empty file. A scanned resume often exceeds the limit; export the document to PDF from your word processor instead. Leave out your Aadhaar number, PAN and bank details; nobody needs them at this stage.',
  },
  {
    category: 'jobs',
    question: 'Can I stop half-way and finish my application later?',
    answer:
      'Yes, an unfinished application is kept as a draft in this browser for 30 days. To continue, open the application page again in the same browser, or move it to another phone with “Continue on another phone”, available from step 2. The draft is lost if you clear the browser’s data or use a private window. On a borrowed computer, delete it on the dashboard page before you leave.',
  },
  {
    category: 'jobs',
    question: 'In which cities are the jobs?',
    answer:
      'You can choose Chennai, Hyderabad or Dubai, or choose Others and name any other place. The list records your preference; it is neither a count of vacancies nor an offer of work abroad. If you would relocate for the right job, tell the executive who contacts you. Remote projects, freelance work and part-time work on site are separate choices in the work preference step.',
  },
  {
    category: 'jobs',
    question: 'What should I check before accepting a job in Dubai?',
    answer:
      'Check the recruiter, the written offer and the work permit before you resign or travel. Anyone who recruits in India for work abroad must be registered under the Emigration Act, 1983; the Government’s eMigrate portal lists them. If HOA holds such a registration, its number is at the foot of every page. If there is no number, HOA introduces candidates for work in India only. A visit visa does not allow you to work in the UAE. Choosing Dubai in the application only records where you would like to work.',
    restsOn: ['overseas-recruitment'],
  },
  {
    category: 'jobs',
    question: 'Is there an age limit for applying?',
    answer:
      'Yes, the job application accepts ages from 18 to 65. If you are younger, a parent or guardian can register you for a free webinar or for the internship enquiry instead. We ask your age once, in step 1, with your name, mobile number, e-mail address, gender and preferred location. The mobile number must have exactly 10 digits.',
  },
  {
    category: 'jobs',
    question: 'Do I need a B.Com or a professional qualification?',
    answer:
      'No particular degree is compulsory for sending the application. The education step lists 12th Standard or Junior College, B.Com, M.Com, other degrees, MBA, and the Foundation, Intermediate and Qualified stages of CA, CMA and CS, and you may tick more than one. An employer may still set a minimum for a post, so enter what you have completed, not what you are about to complete.',
  },
  {
    category: 'jobs',
    question: 'What salary can I ask for?',
    answer:
      'You choose one of ten monthly bands, from ₹12,000-15,000 up to more than ₹1,00,000. The band is what you expect, and the last salary is what you draw or drew; enter both as monthly amounts. Tell us during the call whether your figure is gross, cost to company or in hand, because these three differ by the employer’s contributions, your own provident fund and ESI shares, professional tax and TDS.',
  },
  {
    category: 'jobs',
    question: 'How does an employer ask for accountants?',
    answer:
      'Fill in the form under Employer / Post Jobs in the navigation. It asks for your name, company, e-mail address, mobile number, whether you need junior or senior accountants, and how many. The number must be at least one. City, pay, start date and a number of the other type are optional. An executive will contact you within two working days: please keep the duties, the place and the pay ready.',
  },

  // certifications
  {
    category: 'certifications',
    question: 'What is the difference between AcSS and HACA?',
    answer:
      'AcSS certificates cover single skills; HACA is the qualification made up of them. There are 17 AcSS modules. HACA has three levels: foundation covers AcSS 1 to 6, intermediate AcSS 7 to 12 and final AcSS 13 to 17. You may take one module, such as GST with Tally, or work through a whole level.',
  },
  {
    category: 'certifications',
    question: 'How do I earn a certificate?',
    answer:
      'You pass two stages: a phone interview for the theory, then an online evaluation for the practical skills. Expect to explain an entry on the phone and to do the work on screen in the evaluation. These two stages are for the certificate; the screening of job applicants is separate and has its own stages.',
  },
  {
    category: 'certifications',
    question: 'What does the exam cost?',
    answer: `The first attempt is free. After that, an attempt costs ${listed(levels.map((level) => `${rupees(examFee(level))} at ${level} level`))}, plus ${gstPercent}% GST. With GST you pay ${listed(
      levels.map((level) => total(examFee(level))),
      'or',
    )}. The fee follows the level of the module, so a second attempt at Tally basic data entry (AcSS 3) costs ${total(examFee('foundation'))} in all.`,
    restsOn: ['gst-training-rate'],
  },
  {
    category: 'certifications',
    question: 'What does the fee of a module include?',
    answer:
      'Beside every fee, the page lists what is included and what is not. The fee includes the teaching hours with a trainer, the exercise files, the first attempt at the exam and the certificate. It does not include further attempts, travel or software licences. Ask for the same list in writing before you pay. The comparison page puts modules, bootcamps and 1:1 coaching side by side, with the price of an hour.',
  },
  {
    category: 'certifications',
    question: 'What are the fees of the 17 modules?',
    get answer() {
      return `A module costs between ${range().map(rupees).join(' and ')} plus ${gstPercent}% GST, that is ${range().map(total).join(' to ')} in all. Foundation modules are listed at ${feesListed('foundation')}, intermediate modules at ${feesListed('intermediate')}, and final modules at ${feesListed('final')}. The modules of one level add up to ${listed(levelSums().map(rupees))}, or ${listed(levelSums().map(total))} with GST.`;
    },
  },
  {
    category: 'certifications',
    question: 'How long does HACA take?',
    answer:
      'The HACA qualification typically takes three to six months. The modules are listed at 15 to 30 hours each: 155 hours for foundation, 145 for intermediate and 110 for final, 410 in all. At 16 hours a week the 410 hours take six months; at 12 hours a week the longest level takes three. Ask the executive whether the plan you are offered is for one level or for all three. There is no deadline.',
  },
  {
    category: 'certifications',
    question: 'Which modules should I start with?',
    answer:
      'Start with foundation, AcSS 1 to 6, if you are looking for your first job: it covers book-keeping, office software, Tally and GST. Junior accountants usually look at AcSS 7 to 12, which include TDS, payroll and cloud accounting. Senior accountants look at AcSS 13 to 17: Excel, Power BI and Tableau, Gulf VAT and IFRS, business environment, and AI. Read the syllabus before you choose.',
    more: { label: 'Find my modules by goal and skills', href: routes.whichModules },
  },
  {
    category: 'certifications',
    question: 'Am I charged when I send the enrolment form?',
    answer:
      'No, the Exam Enrolment form takes no payment. It sends your name, e-mail address, phone number, the modules you ticked and anything you add. The Certification interest is always ticked because it is the purpose of the form; you tick the box that authorises us to contact you. An executive will contact you within two working days to settle the next step.',
  },
  {
    category: 'certifications',
    question: 'Are AcSS and HACA equal to a degree or to CA, CMA or CS?',
    answer:
      'No, they are certificates of HOA about practical skills, not a university degree or a membership of ICAI, ICMAI or ICSI. They give no right to sign an audit report. They are meant to show an employer what you can do in Tally, GST, TDS, payroll or analytics, and they can stand on a resume beside any degree or professional course.',
  },
  {
    category: 'certifications',
    question: 'Are the modules based on the present law?',
    answer: `The syllabi are written for the law in force; we last checked them and these answers with the law on ${dayInWords(faqsReviewed)}. GST is taken with the rates that apply since 22 September 2025, and TDS under the Income-tax Act, 2025, in force since 1 April 2026, with section 392 for salary and section 393 for other payments. The Act of 1961 still governs earlier years, so returns and notices for those years keep its section numbers. Law can change between our reviews: check before you file.`,
    restsOn: ['gst-rates', 'tax-act-2025'],
  },

  // coaching
  {
    category: 'coaching',
    question: 'What does 1:1 personalised coaching cost?',
    get answer() {
      return `There are ${inWords(packages.length)} packages: ${listed(packages.map(({ hours, fee }) => `${hours} hours for ${rupees(fee)}`))}, each plus ${gstPercent}% GST. With GST you pay ${listed(
        packages.map(({ fee }) => total(fee)),
        'or',
      )}. Before tax that is ${listed(
        packages.map(({ hours, fee }) => rupees(fee / hours)),
        'or',
      )} an hour. There is no charge for enquiring; an executive will contact you within two working days.`;
    },
  },
  {
    category: 'coaching',
    question: 'What does a bootcamp cost?',
    get answer() {
      return `A paid bootcamp costs ${rupees(bootcampHour.fee)} an hour plus ${gstPercent}% GST, that is ${total(bootcampHour.fee)} an hour. The ${fresh.hours}-hour bootcamp for fresh job seekers comes to ${rupees(fresh.fee())} (${total(fresh.fee())} with GST), the ${junior.hours}-hour one for junior accountants to ${rupees(junior.fee())} (${total(junior.fee())}) and the ${senior.hours}-hour one for senior accountants to ${rupees(senior.fee())} (${total(senior.fee())}). The two induction trainings in the same table are free.`;
    },
  },
  {
    category: 'coaching',
    question: 'Why can a bootcamp cost more than its modules taken one by one?',
    get answer() {
      return `Because the two are priced differently: a module has its own fee, and a bootcamp costs the same ${rupees(bootcampHour.fee)} an hour whatever it covers. The ${inWords(fresh.held.length)} modules of B05FO03 taken one by one have ${sumOf(fresh.held.map(({ hours }) => hours))} hours and cost ${rupees(fresh.feesOfHeld())}, or ${total(fresh.feesOfHeld())} with GST; the bootcamp has ${fresh.hours} hours and costs ${rupees(fresh.fee())}, or ${total(fresh.fee())} with GST. You pay to learn the whole set in a group, in fewer hours. If you have the time, the modules give you more hours for less; ask what else the bootcamp includes before you choose.`;
    },
    restsOn: ['gst-training-rate'],
  },
  {
    category: 'coaching',
    question: 'When and where are the bootcamps held?',
    answer:
      'The bootcamps are hybrid: you attend online, or in person at Chennai or Hyderabad. Send an enquiry with the bootcamp’s code, such as B05FO03, and we will tell you the dates as soon as they are fixed. Do not book travel or leave until you have the dates in writing.',
  },
  {
    category: 'coaching',
    question: 'What are the free webinars, and at what time?',
    answer:
      'They run every Tuesday and Thursday from 4:00 to 5:30 PM, Indian Standard Time. The Tamil-English session is from 4:00 to 4:40 PM and the Telugu-English session from 4:45 to 5:30 PM. Registration is free. The webinar calendar page lists the coming sessions.',
  },
  {
    category: 'coaching',
    question: 'Is there free training for complete beginners?',
    answer:
      'Yes, two induction trainings for beginners are free: B04FT01 on Tally and B04FG02 on GST. They are listed with the bootcamps and are hybrid too. You can see whether ledgers, vouchers and GST returns suit you before you pay for anything.',
  },
  {
    category: 'coaching',
    question: 'Who can join the free Tally training programme?',
    answer:
      'Students aged 17 to 21 can join it. The programme has four modules, takes 8 hours over two days and is held offline, so you need to be there in person. For a student aged 17, a parent or guardian must register. It is different from the Tally induction training B04FT01, which is open to beginners of any age.',
  },
  {
    category: 'coaching',
    question: 'Should I take 1:1 coaching or a bootcamp?',
    answer:
      'Take 1:1 coaching if you want to choose your modules and learn one-to-one with the trainer; take a bootcamp if its set of modules is what you need. The bootcamps cover AcSS 1, 3, 4, 5 and 6, AcSS 7 to 12, or AcSS 13 to 17. A bootcamp is shorter than its modules taken one by one: 60 hours against 130, 80 against 145 and 90 against 110. Ask which topics you will have to study yourself. Compare the total with GST and not the hourly rate alone, because the hours differ.',
  },
  {
    category: 'coaching',
    question: 'What is the paid AI webinar, and can I still join?',
    answer: `It is a live ${inWords(editionHours)}-hour webinar on AI for accountants at ${rupees(edition.price)}, GST included. The latest edition is the one of ${dayInWords(edition.date)}; its page says whether it is still open, and until when. After that, registration is closed until the page shows the next edition with its date, hours and price. You pay in the payment provider’s own checkout.`,
  },
  {
    category: 'coaching',
    question: 'When do I get the link to a webinar or a digital product?',
    answer:
      'Under the Shipping Policy, access links are sent at least 24 hours before an event, and digital products are delivered at once or within 24 hours. If the link has not come in time, check your spam folder first, then write to the support address in the footer with the name you registered with.',
  },
  {
    category: 'coaching',
    question: 'Can I cancel and get my money back?',
    answer:
      'Yes. You can cancel the whole purchase within 24 hours of payment. You can also stop a module, bootcamp or coaching package later, and we refund the hours not yet delivered pro rata. The cancellation policy gives 7 to 10 working days for the refund. If something went wrong on our side, the refund policy applies: we decide within 7 days at most, the refund is initiated within 2 business days of approval and reaches you in 5 to 10 working days. The payment gateway’s fee is deducted only if you change your mind, never if we cancel or the fault is ours. Your rights under the Consumer Protection Act, 2019 are not affected.',
  },

  // internships
  {
    category: 'internships',
    question: 'Who can get a free internship?',
    answer:
      'You need at least four AcSS certificates for a free internship. Any four will do. If you plan to work in a Tally and GST office, AcSS 1, 3, 5 and 6 are a sensible set, and the first attempt at each exam is free. Tell the executive which certificates you hold and which you are preparing for.',
  },
  {
    category: 'internships',
    question: 'Who can get an internship with a stipend?',
    answer:
      'Stipend-based internships are for those who hold the HACA qualification. Four AcSS certificates alone are enough only for the free internship. HACA has three levels; ask which one your chosen office requires, as this differs from office to office. In the additional information box, say that you want the stipend-based internship.',
  },
  {
    category: 'internships',
    question: 'How much is the stipend, and how long is an internship?',
    answer: `An internship lasts ${internshipLimits.weeks} weeks at most and takes ${internshipLimits.hoursWeek} hours a week at most. The stipend is set by the office and is not published here. Get it in writing before you accept, with the place, the supervisor, the hours, the start and end dates and the name of the organisation. Also ask whether you will get a completion certificate, and what it will say about your work.`,
  },
  {
    category: 'internships',
    question: 'Is an internship unpaid work?',
    answer:
      'No, it is supervised training: somebody shows you the work, checks it and explains any mistakes. It does not replace an employee, and you may end it at any time. If an office leaves you alone with an employee’s duties or hours, tell us: a person who does an employee’s work must be employed and paid as one.',
  },
  {
    category: 'internships',
    question: 'How do I apply for an internship?',
    answer:
      'Fill in the form on the internships page. Name, phone number and e-mail address are required; your interests and any additional information are optional. The form cannot be sent until you tick the box that authorises HOA to contact you. An executive will contact you within two working days. The form does not take a resume, so keep one ready to send when asked.',
  },
  {
    category: 'internships',
    question: 'May I apply before I have four certificates?',
    answer:
      'Yes, anyone may send the enquiry, but the free internship itself needs four AcSS certificates. Use the additional information box to say which modules you have passed and when you expect the rest. The executive can then tell you what is missing. You can put the remaining modules in your cart on the certification page in the meantime.',
  },
  {
    category: 'internships',
    question: 'Can I apply while I am still at college?',
    answer:
      'Yes, the internship form asks for no degree. Mention your course, your year and the weeks when you are free, and ask your college whether it gives credit for an internship and what letter it needs from the organisation. If you are under 18, a parent or guardian must fill the form. The same certificates are needed from students as from everyone else.',
  },
  {
    category: 'internships',
    question: 'Does an internship count as CA articleship?',
    answer:
      'No, not by itself. Practical training for the CA course has to be served under a member of ICAI who is entitled to train articled assistants, and it must be registered with ICAI. If you are already an articled assistant, you need ICAI’s prior permission, asked for in Form 112, before you take up another course or occupation. Speak to your principal before you apply here.',
    restsOn: ['articleship'],
  },
  {
    category: 'internships',
    question: 'Can I ask for an internship in the job application instead?',
    answer:
      'Yes, the work preference step of the job application offers an internship with or without stipend. Choose that if you are at least 18, have a resume and want to be considered for jobs too. Use the internship form if you only want to ask about internships. Either way, you need the certificates named on the internships page.',
  },

  // Licences
  {
    category: 'Licenses',
    question: 'Which licences does HOA give?',
    answer:
      'There are three: HOA Licenced Trainer, HOA Licenced Accounting Practitioner and HOA Licenced GST Practitioner. HOA grants each of them to people who have passed its own qualification, assignment and assessment. You can put a licence in your cart or press Register on its card, which opens an enquiry with that licence named in it.',
  },
  {
    category: 'Licenses',
    question: 'How do I become licensed?',
    answer:
      'There are three steps: earn the HACA Intermediate qualification, complete a real-time probationary assignment, then pass the assessment and receive the certification. HACA Intermediate covers AcSS 7 to 12, from Tally financial management through TDS and payroll to cloud accounting. It has no GST module, so the HOA Licenced GST Practitioner needs AcSS 5 and 6 as well. Before you commit your time, ask the executive what the probationary assignment involves.',
  },
  {
    category: 'Licenses',
    question: 'Is an HOA licence a government registration?',
    answer:
      'No, it is a private licence of HOA and not a statutory registration. A GST practitioner is enrolled through the GST portal under section 48 of the CGST Act and rule 83 of the CGST Rules. A chartered accountant’s certificate of practice comes from ICAI. An HOA licence replaces neither of these and does not entitle you to either.',
    restsOn: ['gst-practitioner'],
  },
  {
    category: 'Licenses',
    question: 'What do I need before I can act as a GST practitioner for clients?',
    answer:
      'You need enrolment as a GST practitioner, applied for on the GST portal in Form GST PCT-01. Rule 83 asks, among other things, for Indian citizenship and a qualification such as a degree in commerce, law, banking or business administration, or a pass in the final examination of ICAI, ICMAI or ICSI. Each client then authorises you on the portal in Form GST PCT-05.',
    restsOn: ['gst-practitioner'],
  },
  {
    category: 'Licenses',
    question: 'Who is responsible for the figures in a return filed by a GST practitioner?',
    answer:
      'The client does: under section 48(3) of the CGST Act the registered person stays responsible for the correctness of what is filed. The practitioner must still work with due diligence, and can be disqualified for misconduct after a notice and a hearing. Keep the client’s written confirmation of each month’s outward supplies and input tax credit before you file.',
    restsOn: ['gst-practitioner'],
  },
  {
    category: 'Licenses',
    question: 'May a licensed practitioner audit accounts or use the title chartered accountant?',
    answer:
      'No, an HOA licence allows neither. Statutory audit under the Companies Act, 2013 is for chartered accountants in practice, and only a member of ICAI may use the title chartered accountant. Keeping books, preparing reconciliations and processing payroll are not reserved for them. With clients, use the full title of the licence, including “HOA”.',
  },
  {
    category: 'Licenses',
    question: 'What does a licence cost?',
    get answer() {
      return `No licence fee is shown on this site, and a licence in your cart adds nothing to the total. The modules of HACA Intermediate, which comes first, have their own fees: ${inWords(feesOf('intermediate').length)} modules at ${feesListed('intermediate')}${onlyOne(feesOf('intermediate')) ? ' each' : ''}, ${rupees(sumOf(feesOf('intermediate')))} in all, or ${total(sumOf(feesOf('intermediate')))} with ${gstPercent}% GST. The GST licence also needs AcSS 5 and 6, at ${gstFees()}. Ask the executive for every charge in writing, with GST, before you begin.`;
    },
  },
  {
    category: 'Licenses',
    question: 'May I register before I hold HACA Intermediate?',
    answer:
      'Yes, you may send the licence enquiry at any time, but the licence itself comes only after HACA Intermediate, the assignment and the assessment. Tick the box that authorises HOA to contact you, since the enquiry is not sent without it. An executive will contact you within two working days and can tell you which modules you still need.',
  },
  {
    category: 'Licenses',
    question: 'Does a licence bring me clients or a salary?',
    answer:
      'No, a licence is neither an appointment nor a promise of clients. It says that HOA has assessed you. If you want a salaried post, send the job application; if you want to work for several clients, choose freelance in its work preference step. Independent practice also has its own duties, such as your income-tax return and, above the threshold, your own GST registration.',
  },

  // downloads
  {
    category: 'downloads',
    question: 'Do the downloads cost anything?',
    answer:
      'No, the downloads library is free: the books, the recorded webinars, the knowledge clips and the blogs. Reading or watching them does not commit you to anything and adds nothing to your cart. You pay only for modules, coaching, bootcamps, repeat exam attempts and the paid AI webinar, and none of these starts from the downloads page.',
  },
  {
    category: 'downloads',
    question: 'Must I leave my phone number to read or watch something?',
    answer:
      'No, the library asks for no sign-in and no contact details. Open the downloads page and choose a shelf; when a shelf has more than three items, View More shows the others. Only registering for a webinar needs your name, e-mail address and phone number, because we have to send you a confirmation.',
  },
  {
    category: 'downloads',
    question: 'What is in the library?',
    answer:
      'There are five shelves: HOA AcSS Books, Upcoming Webinars, HOA Recorded Webinars, HOA Knowledge Clips and HOA Blogs. An empty shelf says so. Checklists and other files to download, model test papers, interview question banks and case studies have their own pages. Audios and AI tools are planned; for now their links open a Coming Soon notice, with no date fixed.',
  },
  {
    category: 'downloads',
    question: 'Can I read the syllabus of a module before I enrol?',
    answer:
      'Yes, each of the 17 AcSS modules has its own page with the description, the objectives, the syllabus with hours and the jobs it leads to. From the library, the page is for reading only and nothing can be selected. To put the module in your cart, open it from the certification or coaching page.',
  },
  {
    category: 'downloads',
    question: 'How do I put the webinars in my phone’s calendar?',
    answer:
      'Open the webinar calendar page. On an iPhone or iPad, download the .ics feed and let the calendar app open it; on Android, use the link that opens the calendar. The feed has the dates, times and titles of webinars, and nothing about you. Times are in Indian Standard Time, so a phone set to UAE time shows the sessions one and a half hours earlier.',
  },
  {
    category: 'downloads',
    question: 'I missed a webinar. Can I watch it later?',
    answer:
      'Yes, if its recording is on the Recorded Webinars shelf. Not every session is recorded. Short explanations of single topics are on the Knowledge Clips shelf. For a recording on GST or income tax, check the date: a rate or form shown in it may have changed since.',
  },
  {
    category: 'downloads',
    question: 'Why does a video open on another site?',
    answer:
      'Recordings and clips are kept on an outside video platform, and our pages load nothing from it. Until you open the link, that platform does not know from this site that you were here. You can read the title, the language and the description before you decide. Once the video opens in a new tab, the platform’s own privacy terms apply to what it collects.',
  },
  {
    category: 'downloads',
    question: 'How do I get the interview question bank?',
    answer:
      'Register for the free job-hunting webinar; the question bank reaches free registrants within 2 days. The registration has two short steps: basic information, then additional details such as your highest degree. The question bank comes with that free webinar and not with the paid AI webinar. The library’s own question bank, more than seventy questions with answers, is open to everybody.',
  },
  {
    category: 'downloads',
    question: 'May I rely on an article for a client’s return?',
    answer:
      'No, treat an article as study material, not as professional advice on a client’s case. Each one shows its date. Before you file, read the section, rule or notification itself on the official portal and check whether it was amended after that date. For a disputed or unusual point, ask a chartered accountant or another qualified adviser who has seen the documents.',
  },
] as const satisfies readonly Faq[];
