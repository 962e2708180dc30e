/** What the lists of the desk show. */
import type { Mark, Phone } from '#lib/server/desk/enquiry/enquiry-types';
import type { FiltersView } from '#lib/server/desk/list/filters';
import type { ManySaid } from '#lib/server/desk/list/many-done';

/** By what a list is sifted. */
export interface ListFilters {
  readonly query: { readonly q: string; readonly day: string; readonly week: string };
  readonly kinds: readonly Choice[];
  readonly states: readonly Choice[];
  readonly who: readonly (Choice & { readonly count: number })[];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface ListView extends ListFilters {
  /** By which an open page knows whether it is still true. */
  readonly mark: string;
  readonly isFiltered: boolean;
  /** What is looked for is a reference whose check character says otherwise. */
  readonly isMistyped: boolean;
  readonly waiting: number;
  /** The reference of the first that nobody has; empty where there is none. */
  readonly next: string;
  readonly overdue: number;
  readonly dueToday: number;
  readonly later: number;
  /** Open without a date: in a list of their own. */
  readonly undated: number;
  readonly nowIso: string;
  readonly nowShown: string;
  readonly week: WeekView;
  readonly groups: readonly RowGroup[];
  readonly pager: Pager;
  readonly csv: string;
  readonly doneToday: number;
  /** The sifting as the address has it. */
  readonly sift: string;
  readonly filters: FiltersView;
  /** For ticked rows. */
  readonly many: {
    readonly most: number;
    readonly members: readonly Omit<Choice, 'chosen'>[];
    readonly outcomes: readonly Omit<Choice, 'chosen'>[];
    /** What a session's end caught: the rows as their ticks name them, and what was chosen for them. */
    readonly ticked: readonly string[];
    readonly typed: Readonly<Record<string, string>>;
    readonly done?: ManySaid | undefined;
  };
}

/** The lists of what is done, of what has no date, and of what a person hardly wrote. */
export interface OtherListView extends Pick<ListView, 'sift' | 'many'> {
  readonly query: { readonly q: string };
  readonly rows: readonly (Row & { readonly doneAt?: string })[];
  readonly pager: Pager;
  readonly csv: string;
}

export interface WeekView {
  readonly title: string;
  readonly before: string;
  readonly next: string;
  readonly days: readonly WeekDay[];
}

export interface WeekDay {
  readonly href: string;
  readonly weekday: string;
  readonly day: number;
  readonly due: number;
  readonly done: number;
  readonly word: 'late' | 'today' | 'due';
  readonly isChosen: boolean;
}

export interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly version: number;
  readonly due: Due;
  readonly kind: string;
  readonly line: string;
  /** The last that was noted, in a line. */
  readonly note?: string;
  readonly phone: Phone;
  readonly language: string;
  readonly time: string;
  readonly state: { readonly mark: Mark; readonly label: string; readonly since?: string };
  /** Who has it, by first name; absent where nobody has. */
  readonly who?: string;
  /** The colleague who handed it to them, until they do something with it. */
  readonly handedBy?: string;
  readonly received: string;
  readonly suspicion?: string;
}

export interface Due {
  readonly iso?: string;
  readonly text: string;
  readonly sub: string;
  readonly late: boolean;
  /** Of the promise, beside the hour of an agreed call. */
  readonly mark?: { readonly text: string; readonly late: boolean };
}

export interface Pager {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** There are more than `total`. */
  readonly more?: true;
  readonly before?: string;
  readonly next?: string;
}

/** What was just done with a row that has left its list. */
export interface RowConfirmation {
  readonly text: string;
  /** Of the enquiry that it was about, where it was about one. */
  readonly reference?: string;
}
