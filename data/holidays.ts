/**
 * The days on which the promise of a call does not count: the national holidays, and the public holidays that
 * Tamil Nadu and Telangana both keep on the same day. Those that fall on a weekend are listed for completeness.
 */
interface Holiday {
  /** ISO date, in India. */
  readonly date: string;
  readonly name: string;
}

interface HolidayYear {
  readonly year: number;
  /** Where both states said so. */
  readonly sources: readonly string[];
  /** A day that is missing makes a promise earlier, never later. */
  readonly awaits?: string;
  readonly days: readonly Holiday[];
}

/** The national holidays, by month and day: they hold in every year, listed below or not. */
export const nationalHolidays = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanthi',
} as const;

export const holidayYears = [
  {
    year: 2026,
    sources: [
      'Tamil Nadu, Public (Miscellaneous) Department: public holidays 2026 under the Negotiable Instruments Act, 1881, announced on 11 November 2025 (24 days)',
      'Telangana, General Administration Department: general holidays 2026, announced on 8 December 2025 (27 days)',
    ],
    days: [
      { date: '2026-01-15', name: 'Pongal (Sankranti)' },
      { date: '2026-01-26', name: 'Republic Day' },
      { date: '2026-03-19', name: 'Ugadi (Telugu New Year)' },
      { date: '2026-03-21', name: 'Ramzan (Id-ul-Fitr)' },
      { date: '2026-04-03', name: 'Good Friday' },
      { date: '2026-04-14', name: "Tamil New Year (Dr. B.R. Ambedkar's birthday)" },
      { date: '2026-06-26', name: 'Muharram' },
      { date: '2026-08-15', name: 'Independence Day' },
      { date: '2026-08-26', name: 'Milad-un-Nabi' },
      { date: '2026-09-04', name: 'Krishna Jayanthi' },
      { date: '2026-09-14', name: 'Vinayaka Chaturthi' },
      { date: '2026-10-02', name: 'Gandhi Jayanthi' },
      { date: '2026-10-20', name: 'Vijaya Dasami' },
      { date: '2026-11-08', name: 'Deepavali' },
      { date: '2026-12-25', name: 'Christmas' },
    ],
  },
  {
    year: 2027,
    sources: [
      'Fixed by their date or by the calendar, and in the yearly orders of both states: national holidays, Pongal and Sankranti, Good Friday, Ugadi, 14 April, Christmas',
    ],
    awaits:
      'the days that move with the moon, from the orders of Tamil Nadu and Telangana for 2027',
    days: [
      { date: '2027-01-15', name: 'Pongal (Sankranti)' },
      { date: '2027-01-26', name: 'Republic Day' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-04-07', name: 'Ugadi (Telugu New Year)' },
      { date: '2027-04-14', name: "Tamil New Year (Dr. B.R. Ambedkar's birthday)" },
      { date: '2027-08-15', name: 'Independence Day' },
      { date: '2027-10-02', name: 'Gandhi Jayanthi' },
      { date: '2027-12-25', name: 'Christmas' },
    ],
  },
] as const satisfies readonly HolidayYear[];
