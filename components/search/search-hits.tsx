import { routes } from '#lib/shared/addresses/routes';
import { gstPercent, inRupees, withGst } from '#lib/shared/money';
import type { Hit, Results } from '#lib/shared/search/results';

/** What was found, by kind, with a list of the kinds beside it. */
export function SearchHits({ groups }: Pick<Results, 'groups'>) {
  return (
    <div className="wrap results">
      <nav className="result-kinds" aria-label="Kinds of results">
        <ul>
          {groups.map(({ kind, hits }) => (
            <li key={kind}>
              <a href={`#${kind}`}>
                {kind} <span className="num">{hits.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ kind, hits }) => (
          <section key={kind} className="hits" id={kind} aria-labelledby={`${kind}-title`}>
            <h2 id={`${kind}-title`}>
              {kind} <span className="num">{hits.length}</span>
            </h2>
            <ol>
              {hits.map((hit) => (
                <HitRow key={hit.href} hit={hit} />
              ))}
            </ol>
          </section>
        ))}
        <section className="hits" aria-labelledby="more">
          <h2 id="more">Not what you looked for?</h2>
          <p className="mt-4 flex flex-wrap gap-3">
            <a className="button line low" href={routes.whichModules}>
              Find the modules you need
            </a>
            <a className="button line low" href={routes.contactUs}>
              Ask us to call
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

function HitRow({ hit: { href, title, text, meta, level, fee } }: { hit: Hit }) {
  const sums = fee === undefined ? undefined : withGst(fee);
  return (
    <li>
      <a href={href}>
        <h3>
          <MarkedText pieces={title} />
        </h3>
        <p>
          <MarkedText pieces={text} />
        </p>
      </a>
      {meta && (
        <p className="hit-meta num">
          <span className={level && `chip level-${level}`}>{meta}</span>
          {sums && (
            <span>
              {inRupees(sums.fee)} + {inRupees(sums.gst)} GST = <b>{inRupees(sums.total)}</b>
              <span className="sr-only">, GST at {gstPercent}%</span>
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function MarkedText({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  );
}
