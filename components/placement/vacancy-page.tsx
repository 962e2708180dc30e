import { Hidden, PagerLine, State } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import {
  HireForm,
  OneButton,
  type RefusedVacancy,
  SpokeForm,
  TermsForm,
} from '#components/placement/vacancy-forms';
import { Rows } from '#components/ui/rows';
import { deskVacancyCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { rankingRule } from '#lib/placement/rules/ranking';
import type { MatchRow, VacancyView } from '#lib/placement/views/vacancy';
import { criterionNames, ruleWords } from '#lib/placement/words/all';

interface Props {
  readonly desk: Desk;
  readonly view: VacancyView;
  readonly refused: RefusedVacancy | undefined;
}

export function VacancyPage({ desk, view, refused }: Props) {
  return (
    <DeskShell desk={desk} tab="vacancies" state={view.state} left={view.left}>
      <DeskHead
        title={view.title}
        crumbs={
          <>
            <a href={routes.deskVacancies}>Vacancies</a>
            <a href={view.employer.href}>{view.employer.reference}</a>
          </>
        }
        facts={
          <>
            <b>{view.strongFact}</b>
            <State mark={view.stateShown.mark}>{view.stateShown.label}</State>
            {view.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </>
        }
      />
      {refused?.message && (
        <div className="wrap lead-lines">
          {/* biome-ignore lint/a11y/noAutofocus: what is wrong is read first */}
          <div className="summary" role="alert" tabIndex={-1} autoFocus>
            <h2>{refused.message}</h2>
            <p>Nothing was saved. What you typed is still in the form.</p>
          </div>
        </div>
      )}
      <div className="wrap vacancy">
        <section aria-labelledby="matches">
          <h2 id="matches">{view.heading}</h2>
          <p className="small rank-rule">
            {rankingRule} {view.leftOut}
          </p>
          <Rules />
          <form method="post" action={deskVacancyCall(view.id)}>
            <Hidden fields={{ action: 'propose', version: view.version }} />
            <ol className="matches">
              {view.rows.map((row, index) => (
                <Match
                  key={row.reference}
                  row={row}
                  isFirst={isFirstToAsk(view, index)}
                  mayAsk={view.state === 'open'}
                />
              ))}
            </ol>
          </form>
          <PagerLine pager={view.pager} />
        </section>
        <Side view={view} refused={refused} />
      </div>
    </DeskShell>
  );
}

const isFirstToAsk = ({ rows }: VacancyView, index: number) =>
  rows.findIndex(({ shown }) => !shown) === index;

const Rules = () => (
  <details className="rank-rules">
    <summary>How this list is ordered</summary>
    <ul className="small">
      {ruleWords.map(([name, words]) => (
        <li key={name}>
          <b>{criterionNames[name]}</b>: {words}
        </li>
      ))}
      <li>
        The order does not use name, gender, age, photograph, or any address beyond the place. What
        the vacancy does not ask has no line; a missing answer does not count as a no.
      </li>
    </ul>
  </details>
);

function Side({ view, refused }: Omit<Props, 'desk'>) {
  const isOpen = view.state === 'open';
  return (
    <div className="lead-side">
      <section aria-labelledby="terms">
        <h2 id="terms">The vacancy</h2>
        <Rows className="facts" row="fact" rows={view.termRows} />
        <TermsForm view={view} refused={refused} />
      </section>
      <section aria-labelledby="shortlist">
        <h2 id="shortlist">Shortlist</h2>
        <p>{view.shortlist.text}</p>
        {view.shortlist.link && (
          <div className="field link-field">
            <label htmlFor="link">Link for the employer</label>
            <input id="link" readOnly value={view.shortlist.link} />
          </div>
        )}
        {isOpen && !view.shortlist.link && (
          <OneButton view={view} action="share" label="Mail them the link" />
        )}
        {isOpen && view.shortlist.link && (
          <>
            <OneButton view={view} action="share" more={{ again: 'yes' }} label="Mail it again" />
            <OneButton view={view} action="share" label="Renew for 14 days" />
          </>
        )}
        {view.shortlist.link && (
          <OneButton view={view} action="unshare" label="Close the shortlist" />
        )}
        <p className="small">{view.consents}</p>
      </section>
      <section aria-labelledby="acts">
        <h2 id="acts">What did you do?</h2>
        <div className="accordion acts">
          {view.callDays && <SpokeForm view={view} days={view.callDays} refused={refused} />}
          {isOpen && view.mayHire.length > 0 && <HireForm view={view} refused={refused} />}
          {view.mayThank > 0 && (
            <details name="act" open={!isOpen || undefined}>
              <summary>A courteous note to the others</summary>
              <div className="answer">
                <p>
                  {view.mayThank === 1 ? 'One person is' : `${view.mayThank} people are`} informed
                  that the post is filled, and closed here.
                </p>
                <OneButton view={view} action="thank" label="Write to them" />
              </div>
            </details>
          )}
          {isOpen && (
            <details name="act">
              <summary>Close the vacancy</summary>
              <div className="answer">
                <p>The employer can no longer see anyone, and you cannot ask anyone.</p>
                <OneButton view={view} action="fill" label="It is filled" />
                <OneButton
                  view={view}
                  action="fill"
                  more={{ how: 'closed' }}
                  label="The search has ended"
                />
              </div>
            </details>
          )}
        </div>
        {!isOpen && !view.callDays && view.mayThank === 0 && <p>There is nothing left to do.</p>}
      </section>
    </div>
  );
}

const marks = { met: 'c-m', nearly: 'c-n', not: 'c-x', unsaid: 'c-o' } as const;

interface MatchProps {
  readonly row: MatchRow;
  readonly isFirst: boolean;
  readonly mayAsk: boolean;
}

/** Candidates who can be asked have their criteria open; of asked ones only unmet criteria are shown at once. */
function Match({ row, isFirst, mayAsk }: MatchProps) {
  const missed = row.crits.filter(({ fit }) => fit !== 'met');
  return (
    <li className="match" data-candidate={row.reference} data-state={row.state}>
      <div className="match-head">
        <h3>
          <a href={row.href}>{row.name}</a>
        </h3>
        <p className="match-facts">
          <span>
            <b>{row.met}</b>
            {row.rest}
          </span>
          {row.rated && <span>{row.rated}</span>}
          <span>{row.received}</span>
          {row.numbers && <span>{row.numbers}</span>}
          {row.assessed.map(({ label, href }) => (
            <a key={href} className="text-link" href={href}>
              {label}
            </a>
          ))}
        </p>
        {row.shown ? (
          <p className="match-state">
            <State mark={row.shown.mark}>{row.shown.label}</State>{' '}
            <span className="sub">{row.shown.sub}</span>
          </p>
        ) : (
          mayAsk && (
            <p className="match-act">
              <button
                type="submit"
                className={isFirst ? 'button' : 'button line'}
                name="candidate"
                value={row.reference}
              >
                Ask {row.first}
              </button>
            </p>
          )
        )}
      </div>
      {row.shown ? (
        <details className="match-more">
          <summary>
            <span>
              {missed.length === 0
                ? 'Everything met'
                : missed.map(({ name, label, fitLabel, reason }, index) => (
                    <span key={name}>
                      {index > 0 && '; '}
                      {label} <b>{fitLabel}</b>: {reason}
                    </span>
                  ))}
            </span>
          </summary>
          <Crits row={row} />
        </details>
      ) : (
        <Crits row={row} />
      )}
    </li>
  );
}

const Crits = ({ row }: { row: MatchRow }) => (
  <dl className="crits">
    {row.crits.map(({ name, label, fit, fitLabel, reason }) => (
      <div className={`crit ${marks[fit]}`} key={name} data-criterion={name} data-fit={fit}>
        <dt>
          {label} <b>{fitLabel}</b>
        </dt>
        <dd>{reason}</dd>
      </div>
    ))}
  </dl>
);
