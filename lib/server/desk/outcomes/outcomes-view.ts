/** The figures as their page shows them, with the last that were lost and why. */
import { nameShown } from '#lib/server/desk/list/rows';
import { outcomeInWords } from '#lib/server/desk/list/words';
import { type Outcomes, readOutcomes } from '#lib/server/desk/outcomes/outcomes';
import { lineColumns, memberColumns } from '#lib/server/desk/outcomes/outcomes-table';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import { shortDayAndHour } from '#lib/shared/india';

export type OutcomesView = Awaited<ReturnType<typeof outcomesView>>;

const mostLost = 20;

export const outcomesOf = ({ site, members, now, url }: Visit): Promise<Outcomes> =>
  readOutcomes({
    store: site.store,
    members,
    now,
    by: url.searchParams.get('by') ?? '',
    of: url.searchParams.get('of') ?? '',
  });

export async function outcomesView(visit: Visit) {
  const { store } = visit.site;
  const outcomes = await outcomesOf(visit);
  const { chosen, span } = outcomes;
  const lost = await store.listLost(chosen.from, chosen.before, mostLost);
  const notes = await store.listNotes(lost.map(({ id }) => id));
  return {
    ...outcomes,
    columns: { lines: lineColumns, members: memberColumns },
    csv: `${routes.deskOutcomesCsv}?${new URLSearchParams({ by: span, of: chosen.iso })}`,
    lost: lost.map(({ id, reference, name, doneAt, outcome }) => ({
      href: deskEnquiryPath(reference),
      date: doneAt === undefined ? '' : shortDayAndHour(doneAt, visit.now),
      title: nameShown(name),
      sub:
        notes[id]?.findLast(({ action }) => action === 'close')?.detail.note ??
        'No reason was written',
      mark: 'done',
      label: outcome ? outcomeInWords(outcome) : '',
    })),
  };
}
