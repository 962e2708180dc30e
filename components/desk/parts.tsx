import type { ComponentProps, ReactNode } from 'react';
import { Input } from '#components/ui/plain-field';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import type { RowConfirmation as Confirmation } from '#lib/desk/words';
import type { Pager } from '#lib/enquiries/rules/lists';

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
  const { from, to, total, more } = pager;
  const all = more ? `more than ${total.toLocaleString('en-IN')}` : total;
  return (
    <PageTurns {...pager} summary={total === 0 ? 'None' : `${from} to ${to} of ${all}`}>
      {csv && (
        <a className="action" href={csv}>
          This list as CSV
        </a>
      )}
    </PageTurns>
  );
}

type TurnsProps = Pick<Pager, 'before' | 'next'> & { summary: string; children: ReactNode };

export function PageTurns({ summary, before, next, children }: TurnsProps) {
  return (
    <nav className="pager" aria-label="Pages">
      <span>{summary}</span>
      <span className="pager-ways">
        {before && (
          <a className="action" href={before} rel="prev">
            The 50 before
          </a>
        )}
        {next && (
          <a className="action" href={next} rel="next">
            The next 50
          </a>
        )}
        {children}
      </span>
    </nav>
  );
}

export function Hidden({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** A box to tick, sent as `yes` where it has no value of its own. */
export function Check({ children, ...box }: ComponentProps<'input'>) {
  return (
    <label className="choice">
      <input type="checkbox" value="yes" {...box} />
      {children}
    </label>
  );
}

interface SubmitProps {
  /** `button` for what the page is there for, `button line low` beside rows, `take` in them. */
  readonly look?: 'button' | 'button line' | 'button line low' | 'take';
  /** The `action` that it posts, where a form has several. */
  readonly value?: string;
  readonly children: ReactNode;
}

export const Submit = ({ look = 'button line', value, children }: SubmitProps) => (
  <button type="submit" className={look} name={value && 'action'} value={value}>
    {children}
  </button>
);

interface EnquiryLinkProps {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: string;
  readonly label: string;
}

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

export function EnquiryLinks({ links, look = 'earlier' }: EnquiryLinksProps) {
  return (
    <ul className={look}>
      {links.map((link) => (
        <li key={`${link.href} ${link.title} ${link.sub}`}>
          <EnquiryLink {...link} />
        </li>
      ))}
    </ul>
  );
}

interface EnquiryLinksProps {
  readonly links: readonly EnquiryLinkProps[];
  readonly look?: 'earlier' | 'earlier done-list';
}

export function Problems({ title, problems }: { title: string; problems: readonly string[] }) {
  return (
    <div className="wrap">
      <div className="summary" role="alert">
        <h2>{title}</h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function RowConfirmation({ confirmation }: { confirmation: Confirmation }) {
  if (!confirmation) return null;
  const { text, reference } = confirmation;
  return (
    <div className="wrap lead-lines">
      <div className="said-line" role="status">
        <p>
          {text}{' '}
          {reference && (
            <a className="text-link" href={deskEnquiryPath(reference)}>
              {reference}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

export const SearchInput = ({ label, query }: { label: string; query: string }) => (
  <Input id="q" name="q" label={label} type="search" autoComplete="off" defaultValue={query} />
);
