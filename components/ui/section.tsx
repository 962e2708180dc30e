import type { ReactNode } from 'react';

interface Props {
  id?: string;
  title: string;
  lede?: string;
  className?: string;
  children: ReactNode;
}

/** A ruled band of a page with its heading. */
export function Section({ id, title, lede, className = '', children }: Props) {
  return (
    <section id={id} className="band">
      <div className="wrap">
        <h2>{title}</h2>
        {lede && <p className="lede mt-3">{lede}</p>}
        <div className={`mt-7 ${className}`}>{children}</div>
      </div>
    </section>
  );
}
