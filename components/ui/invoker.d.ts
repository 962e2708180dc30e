import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: the button opens or closes a dialog without a script. */
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}
