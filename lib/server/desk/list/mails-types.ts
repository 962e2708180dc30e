/** A mail or an event that was refused for good, as it is shown. */
export interface DeadLetter {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly when: string;
  readonly why: string;
  readonly href?: string;
  /** Where Send again and Give up are posted, and with what. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string | number>>;
}
