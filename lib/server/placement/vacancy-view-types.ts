/** What the desk's pages of vacancies are given to draw. Types alone. */
import type { vacanciesView } from '#lib/server/placement/vacancies-view';
import type { vacancyView } from '#lib/server/placement/vacancy-view';

export type VacancyView = Awaited<ReturnType<typeof vacancyView>>;
export type MatchRow = VacancyView['rows'][number];
export type VacanciesView = Awaited<ReturnType<typeof vacanciesView>>;
