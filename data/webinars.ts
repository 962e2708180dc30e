/** The weekly schedule of free webinars (decisions, R5): every page that names the time reads it from here. */
export interface WeeklySession {
  readonly language: string;
  /** Indian Standard Time, 24 hours. */
  readonly start: string;
  readonly end: string;
}

export const weekly = {
  title: 'Free Webinars for Accountants',
  /** 0 is Sunday. */
  weekdays: [2, 4],
  weekdayNames: 'Tuesday and Thursday',
  start: '16:00',
  end: '17:30',
  sessions: [
    { language: 'Tamil-English', start: '16:00', end: '16:40' },
    { language: 'Telugu-English', start: '16:45', end: '17:30' },
  ],
} as const satisfies {
  title: string;
  weekdays: readonly number[];
  weekdayNames: string;
  start: string;
  end: string;
  sessions: readonly WeeklySession[];
};
