import type { ReactNode } from 'react';

interface Props {
  id?: string;
  title: string;
  lede?: string;
  className?: string;
  /** On wide screens the heading is in a column of its own, beside the content. */
  side?: boolean;
  on?: 'raised' | 'leaf' | 'cloth';
  children: ReactNode;
}

export function Section({ id, title, lede, className = '', side, on, children }: Props) {
  return (
    <section id={id} className={`band${side ? ' side-head' : ''}${on ? ` on-${on}` : ''}`}>
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          {lede && <p className="lede mt-3">{lede}</p>}
        </div>
        <div className={`band-body ${className}`}>{children}</div>
      </div>
    </section>
  );
}
