/** The list of batches, filtered by its address, and what to do where none fits. */
import { BatchRows } from '#components/batches/batch-rows';
import { SeatForm } from '#components/batches/seat-form';
import { Select, sameWords } from '#components/ui/plain-field';
import { routes } from '#data/addresses/routes';
import {
  type BatchFilters,
  batchLanguages,
  batchSubjects,
  type CountedBatch,
  filterBatches,
  filteredPath,
  monthOf,
  places,
  seatsLeft,
  stateOf,
} from '#lib/batches/rules';
import { dayParts, instantInIndia } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';

interface Props {
  readonly all: readonly CountedBatch[];
  readonly by: BatchFilters;
  readonly page: number;
  readonly now: number;
}

/** More rows than that nobody reads. */
const onePage = 100;

export function BatchList({ all, by, page, now }: Props) {
  const found = filterBatches(all, by);
  const shown = found.slice((page - 1) * onePage, page * onePage);
  const withSeats = found.filter(
    (batch) => stateOf(batch, now) === 'open' && seatsLeft(batch) > 0,
  ).length;
  return (
    <div className="wrap batches">
      {all.length > 0 && <Filters all={all} by={by} />}
      {found.length > 0 && (
        <p className="b-count" role="status">
          {plural(found.length, 'batch', 'batches')}, {withSeats} with seats
        </p>
      )}
      {shown.length > 0 && <h2 className="sr-only">Batches by start date</h2>}
      <BatchRows batches={shown} now={now} />
      {found.length > page * onePage && (
        <p className="acts-row mt-4">
          <a className="button line" href={filteredPath(by, page + 1)} rel="next">
            The next {Math.min(onePage, found.length - page * onePage)}
          </a>
        </p>
      )}
      {found.length === 0 && <NothingFits all={all} by={by} />}
      <section className="none-here" aria-labelledby="wish">
        <h2 id="wish">
          {all.length > 0 ? 'None of these dates suit you?' : 'Which days suit you?'}
        </h2>
        <p>
          We announce a batch when enough people can come on the same days. Tell us your days, and
          we will call you.
        </p>
        <details className="preference-form">
          <summary className="action">Tell us your days</summary>
          <SeatForm id="preference-form" submit="Send my days" />
        </details>
        <p>
          <a className="action" href={`${routes.coaching}#personalized`}>
            1:1 coaching can start any day
          </a>
        </p>
      </section>
    </div>
  );
}

function NothingFits({ all, by }: Pick<Props, 'all' | 'by'>) {
  if (all.length === 0) {
    return (
      <p role="status">
        No batch has been announced yet. Each module can also start on days agreed with you.
      </p>
    );
  }
  const nearer = (['month', 'language', 'mode', 'what'] as const).flatMap((name) => {
    if (by[name] === undefined) return [];
    const { [name]: _, ...less } = by;
    const many = filterBatches(all, less).length;
    return many > 0 ? [{ name, many, href: filteredPath(less) }] : [];
  });
  const words = {
    month: 'in any month',
    language: 'in any language',
    mode: 'anywhere',
    what: 'of anything',
  };
  return (
    <div role="status">
      <p>No batch {choiceInWords(by)}. Near it:</p>
      <ul className="b-near">
        {nearer.map(({ name, many, href }) => (
          <li key={name}>
            <a className="text-link" href={href}>
              The same {words[name]} ({many})
            </a>
          </li>
        ))}
        <li>
          <a className="text-link" href={routes.batches}>
            All batches ({all.length})
          </a>
        </li>
      </ul>
    </div>
  );
}

function choiceInWords({ what, mode, language, month }: BatchFilters): string {
  const subject = batchSubjects.find(({ value }) => value === what)?.label;
  return [
    subject && `of ${subject}`,
    mode && (mode === 'Online' ? 'online' : `in ${mode}`),
    language && `in ${language}`,
    month && `in ${monthInWords(month)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function monthInWords(month: string): string {
  const { month: name, year } = dayParts(instantInIndia(`${month}-01`));
  return `${name} ${year}`;
}

function Filters({ all, by }: Pick<Props, 'all' | 'by'>) {
  const taught = new Set(all.flatMap(({ what }) => what));
  const months = [...new Set(all.map(monthOf))].sort();
  const with_ = (list: readonly string[], one: string | undefined) =>
    one === undefined || list.includes(one) ? list : [...list, one];
  const field = (name: keyof BatchFilters, label: string, none: string) => ({
    id: `filter-${name}`,
    ...{ name, label, none },
    defaultValue: by[name] ?? '',
  });
  return (
    <form className="find" method="get" action={routes.batches} data-native>
      <details className="filter-fields" open={Object.keys(by).length > 0 ? true : undefined}>
        <summary>Filter by what, where, language, month</summary>
        <div className="four-selects">
          <Select
            {...field('what', 'What', 'Everything')}
            options={batchSubjects.filter(({ value }) => taught.has(value) || value === by.what)}
          />
          <Select
            {...field('mode', 'Where', 'Anywhere')}
            options={sameWords(with_(places, by.mode))}
          />
          <Select {...field('language', 'Language', 'Any')} options={sameWords(batchLanguages)} />
          <Select
            {...field('month', 'Month', 'Any')}
            options={with_(months, by.month).map((each) => ({
              value: each,
              label: monthInWords(each),
            }))}
          />
        </div>
      </details>
      <button type="submit" className="button line">
        Show
      </button>
    </form>
  );
}
