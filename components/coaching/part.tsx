import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** What it comes to, in a few words. */
  figure: string;
  text: ReactNode;
  children: ReactNode;
}

/** One of the three parts of the page: at most one is open, and a link to its id opens it. */
export function Part({ id, title, figure, text, children }: Props) {
  return (
    <details className="part" name="coaching">
      <summary>
        <h2>{title}</h2>
        <span className="part-figure num">{figure}</span>
        <span className="part-text">{text}</span>
      </summary>
      <div className="part-body">
        {/* Browsers open by themselves what is around the target of a link, not the target. */}
        <span className="part-anchor" id={id} />
        {children}
      </div>
    </details>
  );
}
