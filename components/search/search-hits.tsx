import { Unbroken } from '#components/library/unbroken';
import { routes } from '#data/addresses/routes';
import { tried } from '#data/search';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';
import type { Group, Hit, Results } from '#lib/search/words';

export function SearchHits({ groups }: Pick<Results, 'groups'>) {
  const many = ({ hits, more }: Group) => hits.length + more.length;
  return (
    <div className="wrap results">
      <nav className="result-kinds" aria-label="Kinds of results">
        <ul>
          {groups.map((group) => (
            <li key={group.kind}>
              <a href={`#${group.kind}`}>
                {group.kind} <span className="num">{many(group)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group) => {
          const { kind, hits, more } = group;
          return (
            <section key={kind} className="hits" id={kind} aria-labelledby={`${kind}-title`}>
              <h2 id={`${kind}-title`}>
                {kind} <span className="num">{many(group)}</span>
              </h2>
              <ol>
                {hits.map((hit) => (
                  <HitRow key={hit.href} hit={hit} />
                ))}
              </ol>
              {more.length > 0 && <MoreHits kind={kind} more={more} />}
            </section>
          );
        })}
        <section className="hits" aria-labelledby="more">
          <h2 id="more">Not what you were looking for?</h2>
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

function MoreHits({ kind, more }: Pick<Group, 'kind' | 'more'>) {
  return (
    <details className="hits-more">
      <summary>
        {more.length} more in {kind}
      </summary>
      <ul>
        {more.map(({ href, title, meta }) => (
          <li key={href}>
            <a href={href}>{title.join('')}</a>
            {meta && <span className="small">{meta}</span>}
          </li>
        ))}
      </ul>
    </details>
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
        <p className="about">
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
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Unbroken key={at} text={piece} />,
  );
}

export function SearchEmpty({
  read,
}: {
  read: readonly (readonly [what: string, count: number])[];
}) {
  return (
    <div className="wrap empty">
      <section className="leaf" aria-label="What we searched">
        <span className="leaf-margin" aria-hidden="true" />
        <dl>
          {read.map(([what, count]) => (
            <div key={what} className="entry">
              <dt>{what} read</dt>
              <dd>{count}</dd>
            </div>
          ))}
          <div className="entry total">
            <dt>Pages with these words</dt>
            <dd>
              <span className="sum">0</span>
            </dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="instead">
        <h2 id="instead">Popular searches</h2>
        <SearchTried />
        <p className="mt-4 flex flex-wrap gap-3">
          <a className="button line" href={routes.contactUs}>
            Ask us to call
          </a>
          <a className="button line" href={routes.whichModules}>
            Find my modules
          </a>
        </p>
        <p className="small">
          Try fewer words. We search the English pages; the job-hunting webinar also has a page{' '}
          <a href={routes.jobHunt}>in Tamil</a> and <a href={routes.jobHuntTelugu}>in Telugu</a>.
        </p>
      </section>
    </div>
  );
}

export function SearchTried() {
  return (
    <ul className="tried">
      {tried.map(({ words, where }) => (
        <li key={words}>
          <a href={`${routes.search}?q=${encodeURIComponent(words)}`}>{words}</a>
          <span className="small">{where}</span>
        </li>
      ))}
    </ul>
  );
}
