/** The app context: what one process shares between its copies of the modules. It is opened at startup and closed at shutdown. */

import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { processState } from '#lib/platform/values/process-state';

export interface AppContext {
  readonly env: Env;
  readonly store: Store;
  /** Starts a job before its next time: `mail` when a message was stored, or what a feature calls its own. */
  readonly wake: (job: string) => void;
  readonly now: () => number;
  /** Sends a mail that must not be stored, such as one with a code, after the response; it may be lost. A rehearsed mail is composed and not sent. */
  readonly sendDirectly?: (mail: OutgoingMail, how: { readonly isRehearsed: boolean }) => void;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    context?: AppContext;
  }
}

/** Called once, at startup; each test opens a context of its own. */
export function openContext(context: AppContext): void {
  processState.context = context;
}

/** For code that also runs in a build, where no context is open. */
export const openedContext = (): AppContext | undefined => processState.context;

export function context(): AppContext {
  if (!processState.context) throw new Error('the app context is not open yet');
  return processState.context;
}
