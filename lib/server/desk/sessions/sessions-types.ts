/** What the pages of the webinar sessions show. */
export interface SessionCard {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly language: string;
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly hours: string;
  readonly iso: string;
  readonly paid: boolean;
  readonly coming: number;
  readonly link?: string;
  readonly notes: string;
  /** "by Meena, Tue 24 Nov, 4:00 PM". */
  readonly changed?: string;
  readonly cancelled?: string;
  /** What is said of a missing link; `isUrgent` in the last day before the session. */
  readonly missing?: string;
  readonly isUrgent: boolean;
}

export interface RegistrantRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly registered: string;
  readonly href?: string;
}
