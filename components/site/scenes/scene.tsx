import type { ReactNode } from 'react';

interface Props {
  box: string;
  says: string;
  children: ReactNode;
}

/**
 * A drawn scene of the trade: coloured by the page's own palette, so that it fits either theme. Its title is its name; a
 * label that points to it would be found among the labels of fields.
 */
export const Scene = ({ box, says, children }: Props) => (
  <svg className="scene" viewBox={box} role="img">
    <title>{says}</title>
    {children}
  </svg>
);
