/** What placement reads of the store. Types alone. */
import type { ValidCertificates } from '#lib/shared/placement/criteria';
import type { Applicant, Ranked } from '#lib/shared/placement/rank';
import type { LeftOut } from '#lib/shared/placement/terms';

export interface RankedPerson extends Applicant {
  readonly reference: string;
  readonly name: string;
}

export interface RankedPage {
  readonly rows: readonly Ranked<RankedPerson>[];
  /** On all pages. */
  readonly total: number;
  /** Of these, who was refused nothing that is asked. */
  readonly fitting: number;
  /** The module of each certificate that the applications name and the register knows. */
  readonly valid: ValidCertificates;
  /** Closed so, and in no list, unless they are candidates of this vacancy. */
  readonly leftOut: Readonly<Record<LeftOut, number>>;
}

export interface CandidateFilter {
  readonly vacancy?: string;
  /** Of an application. */
  readonly enquiry?: string;
  /** Who said yes to a vacancy that is open, whatever they agreed to. */
  readonly consented?: true;
  /** Interviews from then on, and before then. */
  readonly meetsFrom?: number;
  readonly meetsBefore?: number;
  /** ISO days on which the hired begin. */
  readonly beginsFrom?: string;
  readonly beginsUntil?: string;
}

export interface PlacementFigures {
  readonly open: number;
  /** Since then, as long as they are kept. */
  readonly proposed: number;
  readonly consented: number;
  readonly interviewed: number;
  readonly hired: number;
  /** From the application to the post, of each who was hired: milliseconds. */
  readonly times: readonly number[];
}
