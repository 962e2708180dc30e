/** The list of people to contact next: the week, the filters and the queue. */

import { ContactLinks } from '#components/desk/contact-links';
import { Many, ManyDone, Tick } from '#components/desk/many';
import {
  Hidden,
  PagerLine,
  RowConfirmation,
  SearchInput,
  State,
  Submit,
  Time,
} from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { Select } from '#components/ui/plain-field';
import { TableHead } from '#components/ui/table-head';
import { deskCalls, deskEnquiryCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { FiltersView } from '#lib/desk/actions/filters';
import { filterForm } from '#lib/desk/forms';
import type { ListView } from '#lib/desk/views/list';
import type { Row } from '#lib/desk/views/rows';

export function ListPage({ desk, view }: { desk: Desk; view: ListView }) {
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
      <RowConfirmation confirmation={view.confirmation} />
      {view.many.done && <ManyDone done={view.many.done} back={{ sift: view.filterQuery }} />}
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

/** The queue, sorted by due time. The name is the link of the whole row; phone and Take lie above it. */
function Queue({ groups, ticked }: { groups: ListView['groups']; ticked: readonly string[] }) {
  return (
    <table className="queue">
      <caption className="sr-only">Enquiries waiting, by due time</caption>
      <TableHead words={['Due', 'Name', 'Wants', 'Phone', 'Speaks, when', 'State', 'With']} />
      {groups.map(({ id, title, count, rows }) => (
        <tbody key={id} className={id === 'overdue' ? 'group-late' : undefined}>
          <tr className="group">
            <th colSpan={7} scope="rowgroup" id={id}>
              <span className="group-title">{title}</span>{' '}
              <span className="group-note">{count}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <QueueRow key={row.reference} row={row} ticked={ticked} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function QueueRow({ row, ticked }: { row: Row; ticked: readonly string[] }) {
  const { reference, href, name, due, kind, line, state, who } = row;
  return (
    <tr className={due.late ? 'is-late' : undefined} data-reference={reference}>
      <td className="q-due">
        <Tick row={row} ticked={ticked} />
        <Time iso={due.iso}>{due.text}</Time>
        <span className={due.late ? 'sub late' : 'sub'}>{due.sub}</span>
        {due.mark && <span className={due.mark.late ? 'sub late' : 'sub'}>{due.mark.text}</span>}
      </td>
      <th scope="row" className="q-name">
        <a href={href}>{name}</a>
        <span className="sub">{reference}</span>
      </th>
      <td className="q-wants">
        <b>{kind}</b>
        <span className="sub">{line}</span>
        {row.note && <span className="sub q-note">“{row.note}”</span>}
      </td>
      <td className="q-ways">
        <ContactLinks name={name} phone={row.phone} />
      </td>
      <td className="q-speaks">
        {row.language}
        <span className="sub">{row.time}</span>
      </td>
      <td className="q-state">
        <State mark={state.mark}>{state.label}</State>
        {state.since && <span className="sub">{state.since}</span>}
      </td>
      <td className="q-who">
        {who ?? (state.mark !== 'done' && <Take row={row} />)}
        {row.handedBy && <span className="sub">from {row.handedBy}, new</span>}
      </td>
    </tr>
  );
}

function Take({ row: { reference, version, name } }: { row: Row }) {
  return (
    <form method="post" action={deskEnquiryCall(reference)}>
      <Hidden fields={{ version, back: 'list' }} />
      <Submit look="take" value="take">
        Take<span className="sr-only"> the enquiry of {name}</span>
      </Submit>
    </form>
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

/** One GET form: what it asks for is in the address. */
function Find({ view, action }: { view: ListView; action: string }) {
  const { query, kinds, states, who } = view;
  const isFiltered = [kinds, states, who].some((choices) => !choices[0]?.chosen);
  return (
    <search>
      <form className="find" method="get" action={action} aria-label="Enquiries">
        <SearchInput label="Name, phone, e-mail or reference" query={query.q} />
        {query.day && <input type="hidden" name="day" value={query.day} />}
        {query.week && <input type="hidden" name="week" value={query.week} />}
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

/** Saved lists, the member's own and the team's, and this one where it is filtered. */
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
