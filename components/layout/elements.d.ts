import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Drawn = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of the head script. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'application-step': Drawn;
      'cart-count': Drawn;
      'count-down': Drawn & { to?: string; loop?: string };
      'site-notifications': Drawn;
    }
  }
}
