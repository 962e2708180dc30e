/** What placement asks of the store. Times are epoch milliseconds. */
import type {
  CandidateFilter,
  ConsentRecord,
  PlacementFigures,
  RankedPage,
} from '#lib/server/store/placement/placement-reads';
import type {
  Candidate,
  PlacementWrite,
  PlacementWritten,
  Shortlist,
  Vacancy,
} from '#lib/server/store/placement/placements';
import type { VacancyTerms } from '#lib/shared/placement/terms';

export interface PlacementStore {
  findVacancy(id: string): Promise<Vacancy | undefined>;
  /** The newest first, 500 at most; those of one employer's enquiry, or of these ids. */
  listVacancies(which?: {
    readonly employer?: string;
    readonly ids?: readonly string[];
  }): Promise<readonly Vacancy[]>;
  /** In the order in which they were asked. */
  listCandidates(filter: CandidateFilter): Promise<readonly Candidate[]>;
  findShortlist(tokenHash: string): Promise<Shortlist | undefined>;
  /** The newest of a vacancy, live or ended. */
  lastShortlist(vacancy: string): Promise<Shortlist | undefined>;
  writePlacement(write: PlacementWrite): Promise<PlacementWritten>;
  /** The ids of applications of which nothing is kept for ranking yet. */
  listUnderived(): Promise<readonly string[]>;
  /** Keeps what these say of the criteria. */
  deriveFacts(ids: readonly string[]): Promise<void>;
  rankApplications(
    vacancy: string,
    terms: VacancyTerms,
    page: number,
    size: number,
  ): Promise<RankedPage>;
  placementFigures(since: number): Promise<PlacementFigures>;
  countPlaced(since: number): Promise<number>;
  countOpenVacancies(): Promise<number>;
  countShortlists(now: number): Promise<number>;
  listConsents(vacancy: string): Promise<readonly ConsentRecord[]>;
}
