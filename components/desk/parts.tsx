/** Small things that several pages of the desk are made of. */

import type { ReactNode } from 'react';
import type { Pager } from '#lib/server/desk/list/list-types';

export function State({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <span className="state" data-state={mark}>
      {children}
    </span>
  );
}

export function Time({ iso, children }: { iso: string | undefined; children: ReactNode }) {
  return iso ? <time dateTime={iso}>{children}</time> : <span>{children}</span>;
}

export function PagerLine({ pager, csv }: { pager: Pager; csv?: string }) {
  const { from, to, total, more, before, next } = pager;
  const all = more ? `more than ${total.toLocaleString('en-IN')}` : total;
  return (
    <nav className="pager" aria-label="Pages">
      <span>{total === 0 ? 'None' : `${from} to ${to} of ${all}`}</span>
      <span className="pager-ways">
        {before && (
          <a className="action" href={before} rel="prev">
            The {50} before
          </a>
        )}
        {next && (
          <a className="action" href={next} rel="next">
            The next {50}
          </a>
        )}
        {csv && (
          <a className="action" href={csv}>
            This list as CSV
          </a>
        )}
      </span>
    </nav>
  );
}

export function Hidden({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface EnquiryLinkProps {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: string;
  readonly label: string;
}

/** An enquiry in a short list: its day, what it is, and its state. */
export function EnquiryLink({ href, date, title, sub, mark, label }: EnquiryLinkProps) {
  return (
    <a href={href}>
      <span className="when">{date}</span>
      <span>
        <b>{title}</b>
        <span className="sub">{sub}</span>
      </span>
      <State mark={mark}>{label}</State>
    </a>
  );
}
