/** What an employer's page is given to draw. Types alone. */

export interface ShortlistCard {
  /** Tells nothing of who it is. */
  readonly id: string;
  /** "Asha S." */
  readonly name: string;
  readonly first: string;
  readonly initials: string;
  readonly city: string;
  readonly experience: string;
  readonly languages: string;
  readonly expects: string;
  readonly notice: string;
  /** 0 is unrated. */
  readonly ratings: readonly { readonly label: string; readonly value: number }[];
  readonly certificates: readonly {
    readonly number: string;
    readonly href: string;
    readonly what: string;
  }[];
  readonly hasResume: boolean;
  readonly state?: { readonly mark: string; readonly label: string; readonly sub: string };
  /** Hours may be offered, or others. */
  readonly mayInvite: boolean;
  /** An interview is over, and nobody said yet how it went. */
  readonly asksWhetherMet?: string;
  readonly isHired: boolean;
}

export interface ShortlistView {
  readonly token: string;
  readonly title: string;
  readonly lede: string;
  /** "Ravi Kumar, Kaveri Traders". */
  readonly whom: string;
  readonly member: string;
  readonly cards: readonly ShortlistCard[];
  /** What an open page without a card says. */
  readonly nobody: string;
  /** Somebody took the yes back since the page was shared. */
  readonly gone: number;
  /** In how many browsers the link is used, where it is more than one. */
  readonly passedOn?: string;
  /** What is to be said of a post that is filled or closed. */
  readonly ended?: string;
  /** Hours to offer, as a form begins with them. */
  readonly least: string;
}
