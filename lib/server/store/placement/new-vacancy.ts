import type { VacancyTerms } from '#lib/shared/placement/terms';

/** A vacancy as the desk opens it; `at` in epoch milliseconds. */
export interface NewVacancy {
  readonly id: string;
  readonly terms: VacancyTerms;
  readonly at: number;
}
