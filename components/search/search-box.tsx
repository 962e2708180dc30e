'use client';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#components/search/search-field';
import { SearchEmpty, SearchHits, SearchTried } from '#components/search/search-hits';
import { routes, searchCall } from '#data/addresses/routes';
import type { Lead, Results } from '#lib/search/words';

interface Props {
  first: Results;
  read: readonly (readonly [what: string, count: number])[];
}

/** Quicker than somebody types, slower than a call for each letter. */
const pauseMs = 180;

/** A plain GET form; once the field is touched, the results follow what is typed. */
export function SearchBox({ first, read }: Props) {
  const [results, setResults] = useState(first);
  const asking = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = (typed: string) => {
    clearTimeout(timer.current);
    asking.current?.abort();
    timer.current = setTimeout(async () => {
      asking.current = new AbortController();
      try {
        const query = `?q=${encodeURIComponent(typed)}`;
        const answer = await fetch(`${searchCall}${query}`, { signal: asking.current.signal });
        if (!answer.ok) return;
        setResults(await answer.json());
        history.replaceState(history.state, '', `${routes.search}${typed.trim() ? query : ''}`);
      } catch {
        // Offline, or typed on: what is there stays, and the button still asks.
      }
    }, pauseMs);
  };

  return (
    <div data-react>
      <div className="wrap search-head">
        {/* Each text has an element, which React writes whole, also where the browser has translated it. */}
        <h1 aria-live="polite">
          <span>{headlineOf(results)}</span>
          <span>{askedFor(results)}</span>
        </h1>
      </div>
      <SearchField value={first.query} onInput={follow}>
        {results.lead && <LeadLine lead={results.lead} />}
        {results.corrected && (
          <p className="did-you">
            Shown for <b>{results.corrected}</b>
          </p>
        )}
        {results.query !== '' && results.count === 0 && !results.lead && (
          <p className="did-you">No results for “{results.query}”.</p>
        )}
        {results.meant && (
          <p className="did-you">
            Did you mean{' '}
            <a href={`${routes.search}?q=${encodeURIComponent(results.meant)}`}>{results.meant}</a>?
          </p>
        )}
      </SearchField>
      {results.count > 0 ? (
        <SearchHits groups={results.groups} />
      ) : results.query === '' ? (
        <SearchStart />
      ) : (
        <SearchEmpty read={read} />
      )}
    </div>
  );
}

function LeadLine({ lead: { title, text, href, language } }: { lead: Lead }) {
  return (
    <p className="search-lead">
      <a href={href} lang={language}>
        {title}
      </a>
      <span className="small">{text}</span>
    </p>
  );
}

const headlineOf = ({ query, count, lead }: Results) =>
  query === ''
    ? 'Search'
    : count === 0
      ? lead
        ? 'Where to go next'
        : 'We found nothing'
      : `${count} result${count === 1 ? '' : 's'}`;

/** A longer question is in the field below, and would push the results down. */
const longestAsked = 32;

function askedFor({ query, corrected, count }: Results): string {
  const asked = (corrected ?? query).trim();
  return count > 0 && asked !== '' && asked.length <= longestAsked ? ` for ${asked}` : '';
}

function SearchStart() {
  return (
    <section className="wrap empty-start" aria-labelledby="others">
      <h2 id="others">Popular searches</h2>
      <SearchTried />
    </section>
  );
}
