import { State } from '#components/desk/parts';
import type { MatchRow } from '#lib/server/placement/views/vacancy';

const marks = { met: 'c-m', nearly: 'c-n', not: 'c-x', unsaid: 'c-o' } as const;

interface Props {
  readonly row: MatchRow;
  readonly isFirst: boolean;
  readonly mayAsk: boolean;
}

/** Who can be asked has the criteria open; of who was asked only what was not met is read at once. */
export function Match({ row, isFirst, mayAsk }: Props) {
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
