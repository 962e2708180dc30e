/** What the desk's pages of vacancies are given to draw. Types alone. */
import type { Pager } from '#lib/server/desk/list/state';
import type { CallDay } from '#lib/shared/enquiries/call-times';
import type { Criterion, Fit } from '#lib/shared/placement/criteria';
import type { VacancyTerms } from '#lib/shared/placement/terms';

export interface MatchRow {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly first: string;
  /** "8 of 8 met". */
  readonly met: string;
  /** ", 1 nearly, 1 not said". */
  readonly rest: string;
  readonly rated: string;
  readonly received: string;
  readonly numbers: string;
  readonly state: string;
  readonly shown?: { readonly mark: string; readonly label: string; readonly sub: string };
  readonly crits: readonly {
    readonly name: Criterion;
    readonly label: string;
    readonly fit: Fit;
    readonly fitLabel: string;
    readonly reason: string;
  }[];
}

export interface VacancyRowView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly facts: string;
  readonly state: { readonly mark: string; readonly label: string };
}

export interface VacanciesView {
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly rows: readonly VacancyRowView[];
}

export interface VacancyView {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly left: number;
  readonly title: string;
  readonly stateShown: { readonly mark: string; readonly label: string };
  readonly facts: readonly string[];
  readonly strongFact: string;
  readonly employer: { readonly reference: string; readonly href: string };
  readonly terms: VacancyTerms;
  readonly termRows: readonly (readonly [label: string, value: string])[];
  readonly heading: string;
  readonly leftOut: string;
  readonly rows: readonly MatchRow[];
  readonly pager: Pager;
  readonly shortlist: { readonly text: string; readonly link?: string };
  readonly mayHire: readonly { readonly reference: string; readonly name: string }[];
  readonly mayThank: number;
  /** When to call the employer again; absent where their enquiry is closed. */
  readonly callDays?: readonly CallDay[];
  readonly consents: string;
}
