/** All vacancies, and what they came to. */
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { payOf, postOf } from '#lib/server/placement/employer-words';
import { vacancyState } from '#lib/server/placement/vacancy-view';
import { leftIn, type Vacancy } from '#lib/server/store/placement/placements';
import { deskVacancyPath } from '#lib/shared/addresses/desk-routes';
import { dayMs } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

const yearMs = 365 * dayMs;

export async function vacanciesView({ site, now }: Visit) {
  const { store } = site;
  const [figures, list] = await Promise.all([
    store.placementFigures(now - yearMs),
    store.listVacancies(),
  ]);
  const middle = median(figures.times);
  const order = ({ state }: Vacancy) => (state === 'open' ? 0 : 1);
  return {
    figures: [
      ['Open', String(figures.open)],
      ['Proposed', String(figures.proposed)],
      ['Said yes', String(figures.consented)],
      ['Interviewed', String(figures.interviewed)],
      ['Hired', String(figures.hired)],
      [
        'From application to post',
        middle === undefined
          ? 'nobody yet'
          : `${plural(Math.round(middle / dayMs), 'day')}, the median`,
      ],
    ] satisfies [label: string, value: string][],
    rows: [...list].sort((one, other) => order(one) - order(other)).map(rowOf),
  };
}

export type VacanciesView = Awaited<ReturnType<typeof vacanciesView>>;

export function rowOf(vacancy: Vacancy) {
  const { terms, employer } = vacancy;
  const left = leftIn(vacancy);
  return {
    id: vacancy.id,
    href: deskVacancyPath(vacancy.id),
    title: `${employer.company}: ${postOf(vacancy).toLowerCase()}`,
    facts: [
      terms.city,
      payOf(vacancy),
      `${vacancy.hired} of ${terms.number} hired`,
      left > 0 ? `${left} to find` : '',
    ]
      .filter(Boolean)
      .join(', '),
    state: vacancyState(vacancy),
  };
}

/** Of what there is; undefined of nothing. */
function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)];
  const lower = sorted[Math.ceil(half) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}
