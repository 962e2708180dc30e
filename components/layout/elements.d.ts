import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Rendered = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of the head script. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'application-step': Rendered;
      'cart-count': Rendered;
      'ask-modules': Rendered;
      'count-down': Rendered & { to?: string; loop?: string };
      'site-notifications': Rendered;
    }
  }
}
