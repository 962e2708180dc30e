import { Filters } from '#components/desk/filters';
import { Find } from '#components/desk/find';
import { Many, ManyDone } from '#components/desk/many';
import { PagerLine, Submit } from '#components/desk/parts';
import { Queue } from '#components/desk/queue';
import { RowConfirmation } from '#components/desk/row-confirmation';
import { type Desk, DeskShell } from '#components/desk/shell';
import { Week } from '#components/desk/week';
import type { ListView } from '#lib/server/desk/list/views/list';
import type { RowConfirmation as Confirmation } from '#lib/server/desk/words';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export interface ListPageProps {
  readonly desk: Desk;
  readonly view: ListView;
  readonly confirmation: Confirmation | undefined;
}

/** Who has to be contacted next, and nothing else. */
export function ListPage({ desk, view, confirmation }: ListPageProps) {
  const { waiting, groups } = view;
  const found = groups.length > 0;
  const state = found ? 'list' : view.isFiltered ? 'nothing-found' : 'nothing-waits';
  return (
    <DeskShell desk={desk} tab="enquiries" state={state}>
      <div className="wrap desk-head">
        <div>
          <h1>{waitingInWords(waiting)}</h1>
          <p className="small" data-live="head">
            {waiting > 0 && (
              <>
                <b className={view.overdue > 0 ? 'late' : undefined}>{view.overdue} overdue</b>,{' '}
                {view.dueToday} due today, {view.later} later.{' '}
              </>
            )}
            {view.undated > 0 && (
              <>
                <a href={routes.deskUndated}>{view.undated} without a date</a>.{' '}
              </>
            )}
            <time dateTime={view.nowIso}>{view.nowShown}</time>
          </p>
        </div>
        <div className="acts-row">
          <a className="button line" href={routes.deskNew}>
            Enter an enquiry
          </a>
          {waiting > 0 && (
            <form method="post" action={deskCalls.next}>
              <input type="hidden" name="reference" value={view.next} data-live="next" />
              <Submit look="button">Take the next one</Submit>
            </form>
          )}
        </div>
      </div>
      <RowConfirmation confirmation={confirmation} />
      {view.many.done && <ManyDone done={view.many.done} back={{ sift: view.sift }} />}
      <div className="wrap">
        <Week week={view.week} waiting={waiting} />
        <Find view={view} action={routes.desk} />
        <Filters view={view.filters} />
      </div>
      <section id="list" aria-label="Enquiries">
        <div className="wrap queue-wrap" data-live="list" data-mark={view.mark}>
          {found ? <Queue groups={groups} ticked={view.many.ticked} /> : <Nothing view={view} />}
          {found && <Many view={view} />}
          {found && <PagerLine pager={view.pager} csv={view.csv} />}
        </div>
      </section>
    </DeskShell>
  );
}

const waitingInWords = (waiting: number) => {
  if (waiting === 0) return 'Nobody is waiting for us';
  return waiting === 1 ? '1 person is waiting for us' : `${waiting} people are waiting for us`;
};

function Nothing({ view }: Pick<ListPageProps, 'view'>) {
  const { q } = view.query;
  if (!view.isFiltered) return <NothingWaits done={view.doneToday} />;
  return (
    <>
      <p>
        {q ? (
          <>
            Nobody here has <b>“{q}”</b> in a name, a phone number, an e-mail address, a reference,
            an answer or a note.
          </>
        ) : (
          'Nobody waiting matches this choice.'
        )}{' '}
        {view.isMistyped
          ? 'A character of this reference was mistyped: compare it again.'
          : 'Suspicious and erased enquiries are not in this list.'}
      </p>
      <p className="acts-row">
        {q && (
          <a className="action" href={`${routes.deskSuspicious}?${new URLSearchParams({ q })}`}>
            Search the suspicious ones
          </a>
        )}
        <a className="action" href={routes.desk}>
          Show all {view.waiting}
        </a>
      </p>
    </>
  );
}

function NothingWaits({ done }: { done: number }) {
  return (
    <div className="leaf nothing-waits">
      <span className="leaf-margin" aria-hidden="true" />
      <dl>
        <div className="entry">
          <dt>Closed today</dt>
          <dd>{done}</dd>
        </div>
        <div className="entry total">
          <dt>Waiting</dt>
          <dd>
            <span className="sum">0</span>
          </dd>
        </div>
      </dl>
      <p className="after-sum">
        Everybody has been contacted. The next promise begins when somebody writes.
      </p>
    </div>
  );
}
