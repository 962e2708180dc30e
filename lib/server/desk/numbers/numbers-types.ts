/** What the page of the numbers shows: shared by what makes it and what draws it. */
export interface NumbersView {
  readonly nowIso: string;
  readonly nowShown: string;
  readonly isEmpty: boolean;
  /** "31 Aug to 29 Nov". */
  readonly span: string;
  /** The oldest first; `at` is the place in every row of counts. */
  readonly weeks: readonly {
    readonly at: number;
    readonly iso: string;
    readonly label: string;
    readonly day: number;
    readonly month: string;
    readonly isNow: boolean;
  }[];
  readonly waiting: {
    readonly overdue: number;
    readonly today: number;
    readonly later: number;
    readonly all: number;
  };
  readonly headline: readonly {
    readonly label: string;
    readonly value: string;
    readonly sub: string;
    readonly href?: string;
  }[];
  readonly kinds: readonly (Counts & { readonly title: string; readonly short: string })[];
  readonly all: Counts;
  readonly read: ReadPages;
  readonly promise: {
    /** The top of the scale. */
    readonly top: number;
    readonly rows: readonly {
      readonly due: number;
      readonly inTime: number;
      readonly late: number;
      readonly notRecorded: number;
      readonly share: string;
      readonly short: string;
    }[];
    readonly description: string;
    readonly steps: readonly string[];
  };
  readonly median: {
    readonly rows: readonly {
      readonly contacts: number;
      /** Of the top of the scale, 0 to 1; absent where nobody was contacted. */
      readonly part?: number;
      readonly shown: string;
      readonly short: string;
    }[];
    readonly description: string;
    readonly steps: readonly string[];
  };
}

/** Of four weeks: what was read, and what of it brought enquiries; nothing of a person. */
export interface ReadPages {
  readonly pages: readonly {
    readonly name: string;
    readonly views: number;
    readonly enquiries: number;
  }[];
  readonly sources: readonly { readonly name: string; readonly visits: number }[];
}

interface Counts {
  readonly counts: readonly number[];
  readonly now: number;
  /** In the twelve weeks before. */
  readonly before: number;
}
