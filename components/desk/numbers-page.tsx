import { MedianChart, PromiseChart, WeekNumbers } from '#components/desk/numbers-charts';
import { EnquiryLink } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { TableHead } from '#components/ui/table-head';
import { routes } from '#data/addresses/routes';
import type { DeadLetter } from '#lib/desk/views/mails';
import type { NumbersView } from '#lib/desk/views/numbers';

/** Numbers and column charts rendered by the server; each chart has its table. */
export function NumbersPage({ desk, view }: { desk: Desk; view: NumbersView }) {
  const { waiting, failed } = view;
  return (
    <DeskShell desk={desk} tab="numbers" state={view.isEmpty ? 'empty' : 'numbers'}>
      <DeskHead
        title="Numbers"
        aside={
          <div className="acts-row">
            <a className="button line" href={routes.deskOutcomes}>
              What became of them
            </a>
            <a className="button line" href={routes.deskNumbersCsv}>
              Download as CSV
            </a>
          </div>
        }
      >
        This week so far, and the 12 weeks before it. Counted on{' '}
        <time dateTime={view.nowIso}>{view.nowShown}</time>.
      </DeskHead>
      <div className="wrap numbers-top">
        <dl className="headline">
          {view.headline.map(({ label, value, sub, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? <a href={href}>{value}</a> : value}
                <span className="sub">{sub}</span>
              </dd>
            </div>
          ))}
        </dl>
        <section className="leaf waiting" aria-labelledby="waiting">
          <span className="leaf-margin" aria-hidden="true" />
          <h2 id="waiting">Waiting for us now</h2>
          <dl>
            <div className="entry">
              <dt>Overdue</dt>
              <dd className={waiting.overdue > 0 ? 'late' : undefined}>{waiting.overdue}</dd>
            </div>
            <div className="entry">
              <dt>Due today</dt>
              <dd>{waiting.today}</dd>
            </div>
            <div className="entry">
              <dt>Later</dt>
              <dd>{waiting.later}</dd>
            </div>
            <div className="entry total">
              <dt>All</dt>
              <dd>
                <a className="sum" href={routes.desk}>
                  {waiting.all}
                </a>
              </dd>
            </div>
          </dl>
          {view.tasks.length > 0 && (
            <>
              <h3>Other tasks</h3>
              <dl>
                {view.tasks.map(({ kind, title, many, href }) => (
                  <div className="entry" key={kind}>
                    <dt>
                      <a className="text-link" href={href}>
                        {title}
                      </a>
                    </dt>
                    <dd>{many}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </section>
      </div>
      <section className="wrap numbers" aria-labelledby="kinds">
        <h2 id="kinds">Enquiries by kind</h2>
        {view.isEmpty ? (
          <p>No enquiries came in these weeks.</p>
        ) : (
          <>
            <KindTable view={view} />
            <KindWeeks view={view} />
          </>
        )}
      </section>
      {!view.isEmpty && (
        <div className="wrap numbers two-charts">
          <PromiseChart view={view} />
          <MedianChart view={view} />
        </div>
      )}
      <FailedMails mails={failed} all={desk.failed} />
      <div className="wrap numbers two-charts">
        <PagesRead read={view.read} />
      </div>
    </DeskShell>
  );
}

function FailedMails({ mails, all }: { mails: readonly DeadLetter[]; all: number }) {
  if (mails.length === 0) return null;
  return (
    <section className="wrap numbers" aria-labelledby="parked">
      <h2 id="parked">Mails and events that failed</h2>
      {all > mails.length && (
        <p className="small">
          {mails.length} of {all}. <a href={routes.deskMails}>Read all of them</a>
        </p>
      )}
      <ul className="earlier">
        {mails.map(({ id, href = routes.deskMails, when, title, about, why }) => (
          <li key={id}>
            <EnquiryLink
              {...{ href, title, date: when, sub: `${about}. ${why}`, mark: 'parked' }}
              label="Failed"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each row has one column per week, on the same scale within the row; the current week is an outline. */
function KindTable({ view }: { view: NumbersView }) {
  return (
    <table className="ruled kinds">
      <caption className="sr-only">Enquiries by kind: 12 weeks and this week</caption>
      <TableHead
        words={['Kind', `${view.span}, a column a week`]}
        numbers={['This week', '12 weeks']}
      />
      <tbody>
        {view.kinds.map(({ title, counts, now, before }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <Spark counts={counts} weeks={view.weeks} />
            </td>
            <td className="figure">{now}</td>
            <td className="figure">{before}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>
            <Spark counts={view.all.counts} weeks={view.weeks} />
          </td>
          <td className="figure">
            <b className="sum">{view.all.now}</b>
          </td>
          <td className="figure">
            <b className="sum">{view.all.before}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Spark({ counts, weeks }: { counts: readonly number[]; weeks: NumbersView['weeks'] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg className="spark bars" viewBox="0 0 130 40" preserveAspectRatio="none" aria-hidden="true">
      {weeks.map(({ iso, at, isNow }) => {
        const height = ((counts[at] ?? 0) / most) * 40;
        return (
          <rect
            key={iso}
            className={isNow ? 'bar now' : 'bar'}
            x={at * 10 + 1.4}
            width={7.2}
            y={(40 - height).toFixed(1)}
            height={height.toFixed(1)}
          />
        );
      })}
    </svg>
  );
}

function KindWeeks({ view: { kinds, all, weeks } }: { view: NumbersView }) {
  return (
    <WeekNumbers
      caption="Enquiries by kind and week"
      weeks={weeks}
      columns={[
        ...kinds.map(({ title, short, counts, before }) => ({
          ...{ title, short, sum: before },
          of: (at: number) => counts[at],
        })),
        {
          title: 'All',
          sum: <b className="sum">{all.before}</b>,
          of: (at) => <b>{all.counts[at]}</b>,
        },
      ]}
    />
  );
}

function PagesRead({ read: { pages, sources } }: Pick<NumbersView, 'read'>) {
  return (
    <>
      <section aria-labelledby="pages-read">
        <h2 id="pages-read">Pages of the last 28 days</h2>
        {pages.length === 0 ? (
          <p>No page was opened in these days.</p>
        ) : (
          <table className="figures read">
            <caption className="sr-only">
              The pages opened most, and the enquiries sent from each
            </caption>
            <TableHead words={['Page']} numbers={['Opened', 'Enquiries']} />
            <tbody>
              {pages.map(({ name, views, enquiries }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="figure">{views}</td>
                  <td className="figure">{enquiries}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="came-from">
        <h2 id="came-from">Where visitors came from</h2>
        {sources.length === 0 ? (
          <p>No visits came from other websites in these days.</p>
        ) : (
          <table className="figures read">
            <caption className="sr-only">Websites that led here, by visits</caption>
            <TableHead words={['Website']} numbers={['Visits']} />
            <tbody>
              {sources.map(({ name, visits }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="figure">{visits}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
