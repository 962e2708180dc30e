import type { ReactNode } from 'react';

interface Props {
  rows: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
  row?: string;
  children?: ReactNode;
}

export const Rows = ({ rows, className, row, children }: Props) => (
  <dl className={className}>
    {rows.map(([label, value]) => (
      <div key={label} className={row}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
);

/** Rows as two columns of one grid, without an element per row. */
export const Facts = ({ rows, className = 'facts' }: Pick<Props, 'rows' | 'className'>) => (
  <dl className={className}>
    {rows.map(([label, value]) => [
      <dt key={`${label}-name`}>{label}</dt>,
      <dd key={label}>{value}</dd>,
    ])}
  </dl>
);

interface LedgerProps extends Pick<Props, 'rows' | 'className'> {
  total: readonly [label: string, sum: ReactNode];
}

/** Lines of the ledger, and what they come to under the double rule. */
export const LedgerRows = ({ total: [label, sum], ...lines }: LedgerProps) => (
  <Rows {...lines} row="entry">
    <div className="entry total">
      <dt>{label}</dt>
      <dd>
        <span className="sum">{sum}</span>
      </dd>
    </div>
  </Rows>
);
