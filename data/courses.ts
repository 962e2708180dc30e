/** The AcSS catalogue: fees in whole rupees, before GST. Syllabi are in `data/syllabi`. */
import { type FormerFee, feeToday } from '#data/fee-on-day';

export const levels = ['foundation', 'intermediate', 'final'] as const;
export type Level = (typeof levels)[number];

export interface Course {
  readonly courseNo: number;
  readonly id: string;
  readonly level: Level;
  readonly title: string;
  readonly hours: number;
  /** It is the fee of this day; `data/fee-on-day.ts` says how it changes. */
  readonly fees: number;
  /** Fees it had or still has, the newest before it: `course(5, …, 10400, [{ until: '2027-03-31', fee: 9900 }])`. */
  readonly former?: readonly FormerFee[];
  /** Where there are such: what it is from the day after the last of them on. */
  readonly newest?: number;
}

/** How a module is attended, as the delivery policy and the bootcamps have it, and schema.org's words for it. */
export const attendance = { words: 'Online or in person', modes: ['Online', 'Onsite'] } as const;

/** The hours of its syllabus add up to the hours of the course. */
export interface Syllabus {
  readonly description: string;
  readonly objectives: readonly string[];
  readonly syllabus: readonly { readonly topic: string; readonly hours: number }[];
  readonly career: readonly string[];
}

const course = (
  courseNo: number,
  id: string,
  level: Level,
  title: string,
  hours: number,
  fees: number,
  former?: readonly FormerFee[],
): Course => ({
  courseNo,
  id,
  level,
  title,
  hours,
  ...(former && { former, newest: fees }),
  get fees() {
    return feeToday(fees, former);
  },
});

/** The names that a module has in full on its own page. */
export const fullTitles: Readonly<Record<number, string>> = {
  17: 'Fundamentals of AI for Accountants',
};

export const courses: readonly Course[] = [
  course(1, 'business-book keeping', 'foundation', 'Business book-keeping', 20, 8100),
  course(2, 'office-automation', 'foundation', 'Office automation', 25, 8100),
  course(3, 'tally-basic', 'foundation', 'Tally basic data entry', 30, 9000),
  course(4, 'tally-reconciliation', 'foundation', 'Tally reconciliation', 30, 9000),
  course(5, 'gst-fundamentals', 'foundation', 'GST fundamentals', 20, 9900),
  course(6, 'gst-tally', 'foundation', 'GST with Tally', 30, 9900),
  course(7, 'tally-financial', 'intermediate', 'Tally financial management', 30, 10800),
  course(8, 'tally-inventory', 'intermediate', 'Tally inventory', 30, 10800),
  course(9, 'tally-technical', 'intermediate', 'Tally technical', 15, 10800),
  course(10, 'tds-tally', 'intermediate', 'TDS with Tally', 20, 10800),
  course(11, 'payroll-tally', 'intermediate', 'ESI/EPF payroll', 30, 10800),
  course(12, 'cloud-accounting', 'intermediate', 'Cloud accounting', 20, 10800),
  course(13, 'excel-analytics', 'final', 'Excel data analytics', 30, 18000),
  course(14, 'powerbi-analytics', 'final', 'Power BI / Tableau', 20, 18000),
  course(15, 'gulf-vat', 'final', 'Gulf VAT and IFRS', 20, 18000),
  course(16, 'business-environment', 'final', 'Business environment and best practices', 20, 10800),
  course(17, 'ai-data-analytics', 'final', 'AI for accountants', 20, 10800),
];
