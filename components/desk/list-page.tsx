import { Many, ManyDone } from '#components/desk/many';
import { Hidden, PagerLine, RowConfirmation, SearchInput, Submit } from '#components/desk/parts';
import { Queue } from '#components/desk/queue';
import { type Desk, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { Select } from '#components/ui/plain-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { FiltersView } from '#lib/desk/actions/filters';
import { filterForm } from '#lib/desk/forms';
import type { ListView } from '#lib/desk/views/list';

export function ListPage({ desk, view }: { desk: Desk; view: ListView }) {
  const { waiting, groups } = view;
  const found = groups.length > 0;
  const state = found ? 'list' : view.isFiltered ? 'nothing-found' : 'nothing-waits';
  return (
    <DeskShell desk={desk} tab="enquiries" state={state}>
      <div className="wrap desk-head">
        <div>
          <h1>{waiting > view.calls ? thingsToDo(waiting) : waitingInWords(waiting)}</h1>
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
          {view.calls > 0 && (
            <form method="post" action={deskCalls.next}>
              <input type="hidden" name="reference" value={view.next} data-live="next" />
              <Submit look="button">Take the next one</Submit>
            </form>
          )}
        </div>
      </div>
      <RowConfirmation confirmation={view.confirmation} />
      {view.many.done && <ManyDone done={view.many.done} back={{ sift: view.filterQuery }} />}
      <div className="wrap">
        <Kinds tasks={view.tasks} />
        <Week week={view.week} waiting={waiting} />
        <Find view={view} action={routes.desk} />
        <Filters view={view.filters} />
      </div>
      <section id="list" aria-label="Enquiries">
        <div className="wrap queue-wrap" data-live="list" data-mark={view.mark}>
          {found ? (
            <Queue groups={groups} ticked={view.many.ticked} filterQuery={view.filterQuery} />
          ) : (
            <Nothing view={view} />
          )}
          {view.many.of > 0 && <Many view={view} />}
          {found && <PagerLine pager={view.pager} csv={view.csv} />}
        </div>
      </section>
    </DeskShell>
  );
}

const thingsToDo = (many: number) => (many === 1 ? '1 thing to do' : `${many} things to do`);

function Kinds({ tasks }: Pick<ListView, 'tasks'>) {
  return (
    <nav className="task-kinds" aria-label="Kinds of task" data-live="kinds">
      {tasks.map(({ href, title, many, isChosen }) => (
        <a key={title} href={href} aria-current={isChosen ? 'page' : undefined}>
          {title} <b>{many}</b>
        </a>
      ))}
    </nav>
  );
}

const waitingInWords = (waiting: number) => {
  if (waiting === 0) return 'Nobody is waiting';
  return waiting === 1 ? '1 person is waiting' : `${waiting} people are waiting`;
};

function Nothing({ view }: { view: ListView }) {
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
          'Nobody waiting matches these filters.'
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
        Everybody has been contacted. The next promise starts when somebody writes.
      </p>
    </div>
  );
}

/** A column a day, added up at the end; each day filters the list, and a second click shows all again. */
function Week({ week, waiting }: Pick<ListView, 'week' | 'waiting'>) {
  return (
    <nav className="week" aria-labelledby="week" data-live="week">
      <div className="week-head">
        <h2 id="week">{week.title}</h2>
        <p>
          <a className="action" href={week.before}>
            Week before
          </a>
          <a className="action" href={week.next}>
            Next week
          </a>
        </p>
      </div>
      <ol>
        {week.days.map(({ href, weekday, day, due, done, word, isChosen }) => (
          <li key={weekday}>
            <a
              href={href}
              aria-current={isChosen ? 'date' : undefined}
              className={word === 'late' ? 'is-late' : undefined}
            >
              <span>
                {weekday} <i>{day}</i>
              </span>
              <b>{due}</b>
              <small>
                {word}
                {done > 0 && <span className="done-count">, {done} done</span>}
              </small>
            </a>
          </li>
        ))}
        <li className="week-sum">
          <span>Waiting</span>
          <b className="sum">{waiting}</b>
        </li>
      </ol>
    </nav>
  );
}

function Find({ view, action }: { view: ListView; action: string }) {
  const { query, kinds, states, who } = view;
  const isFiltered = [kinds, states, who].some((choices) => !choices[0]?.chosen);
  return (
    <search>
      <form className="find" method="get" action={action} aria-label="Enquiries">
        <SearchInput label="Name, phone, e-mail or reference" query={query.q} />
        {query.day && <input type="hidden" name="day" value={query.day} />}
        {query.week && <input type="hidden" name="week" value={query.week} />}
        {query.task && <input type="hidden" name="task" value={query.task} />}
        <details className="filter-fields" open={isFiltered || undefined}>
          <summary>Kind, state, and who has it</summary>
          <div>
            <Select id="kind" name="kind" label="Kind" options={kinds} {...chosenIn(kinds)} />
            <Select id="state" name="state" label="State" options={states} {...chosenIn(states)} />
            <fieldset className="field">
              <legend className="legend">Who has it</legend>
              <div className="switch-labels">
                {who.map(({ value, label, count, chosen }) => (
                  <label key={value}>
                    <input type="radio" name="who" value={value} defaultChecked={chosen} />
                    {label} <span className="n">{count}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </details>
        <Submit>Find</Submit>
      </form>
    </search>
  );
}

const chosenIn = (choices: ListView['kinds']) => ({
  defaultValue: choices.find(({ chosen }) => chosen)?.value,
});

function Filters({ view: { saved, filterQuery } }: { view: FiltersView }) {
  if (saved.length === 0 && !filterQuery) return null;
  const isSaved = saved.some((each) => each.filterQuery === filterQuery);
  return (
    <div className="kept-lists">
      {saved.length > 0 && (
        <nav aria-label="Saved lists">
          <ul>
            {saved.map((each) => (
              <li key={each.id}>
                <a
                  href={`${routes.desk}${each.filterQuery}`}
                  aria-current={each.isShown ? 'page' : undefined}
                >
                  {each.title}
                  {each.isOfTeam && <span className="sub"> of the team</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <details>
        <summary>{filterQuery && !isSaved ? 'Save this list' : 'Saved lists'}</summary>
        {filterQuery && !isSaved && <SaveFilterForm filterQuery={filterQuery} />}
        {saved.map((each) => (
          <SavedFilter key={each.id} filter={each} />
        ))}
      </details>
    </div>
  );
}

function SaveFilterForm({ filterQuery }: { filterQuery: string }) {
  return (
    <form className="many-row" method="post" action={deskCalls.filters}>
      <Hidden fields={{ sift: filterQuery }} />
      <FormField
        form={filterForm}
        name="title"
        prefix="list"
        maxLength={40}
        required
        autoComplete="off"
      />
      <Select
        id="list-for"
        name="for"
        label="For"
        defaultValue="me"
        options={[
          { value: 'me', label: 'Me' },
          { value: 'team', label: 'The whole team' },
        ]}
      />
      <Submit look="button line low" value="keep">
        Keep it
      </Submit>
      <p className="hint">This saves the kind, state and owner, but not your search.</p>
    </form>
  );
}

function SavedFilter({
  filter: { id, title, isOfTeam },
}: {
  filter: FiltersView['saved'][number];
}) {
  return (
    <form className="acts-row" method="post" action={deskCalls.filters}>
      <Hidden fields={{ id }} />
      <span>
        {title}
        {isOfTeam && ' (of the team)'}
      </span>
      <Submit look="take" value="remove">
        Remove<span className="sr-only"> the list {title}</span>
      </Submit>
    </form>
  );
}
