import type { ReactNode } from 'react';

interface Props {
  id: string;
  box: string;
  says: string;
  children: ReactNode;
}

/** A drawn scene of the trade: coloured by the page's own palette, so that it fits either theme. */
export const Scene = ({ id, box, says, children }: Props) => (
  <svg className="scene" viewBox={box} role="img" aria-labelledby={id}>
    <title id={id}>{says}</title>
    {children}
  </svg>
);
