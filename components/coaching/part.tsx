import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** What it comes to, in a few words. */
  figure: string;
  text: string;
  children: ReactNode;
}

/** One of the three parts of the page: at most one is open, and a link to its id opens it. */
export function Part({ id, title, figure, text, children }: Props) {
  return (
    <details className="part" id={id} name="coaching">
      <summary>
        <h2>{title}</h2>
        <span className="part-figure num">{figure}</span>
        <span className="part-text">{text}</span>
      </summary>
      <div className="part-body">{children}</div>
    </details>
  );
}
