import { KindTable, KindWeeks } from '#components/desk/numbers-kinds';
import { MedianChart } from '#components/desk/numbers-median';
import { PromiseChart } from '#components/desk/numbers-promise';
import { PagesRead } from '#components/desk/numbers-read';
import { EnquiryLink } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { DeadLetter } from '#lib/server/desk/list/views/mails';
import type { NumbersView } from '#lib/server/desk/numbers/views';
import { routes } from '#lib/shared/addresses/routes';

/** Figures on rules, columns drawn by the server; each chart with its table. */
export function NumbersPage({
  desk,
  view,
  parked,
}: {
  desk: Desk;
  view: NumbersView;
  parked: readonly DeadLetter[];
}) {
  const { waiting } = view;
  return (
    <DeskShell desk={desk} tab="numbers" state={view.isEmpty ? 'empty' : 'numbers'}>
      <DeskHead
        title="Numbers"
        aside={
          <div className="acts-row">
            <a className="button line" href={routes.deskOutcomes}>
              What came of them
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
        </section>
      </div>
      <section className="wrap numbers" aria-labelledby="kinds">
        <h2 id="kinds">Enquiries by kind</h2>
        {view.isEmpty ? (
          <p>Nobody has written in these weeks.</p>
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
      <ParkedMails letters={parked} all={desk.parked} />
      <div className="wrap numbers two-charts">
        <PagesRead read={view.read} />
      </div>
    </DeskShell>
  );
}

/** What was refused for good, and why; nothing where every mail went out. */
function ParkedMails({ letters, all }: { letters: readonly DeadLetter[]; all: number }) {
  if (letters.length === 0) return null;
  return (
    <section className="wrap numbers" aria-labelledby="parked">
      <h2 id="parked">Mails and events parked</h2>
      {all > letters.length && (
        <p className="small">
          {letters.length} of {all}. <a href={routes.deskMails}>Read all of them</a>
        </p>
      )}
      <ul className="earlier">
        {letters.map(({ id, href = routes.deskMails, when, title, about, why }) => (
          <li key={id}>
            <EnquiryLink
              {...{ href, title, date: when, sub: `${about}. ${why}`, mark: 'parked' }}
              label="Parked"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
