/** What this process shares between its copies of the modules: opened at the start, closed at the stop. */

import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { processState } from '#lib/platform/values/process-state';

export interface Site {
  readonly env: Env;
  readonly store: Store;
  /** Starts a job before its next time: `mail` when a message was stored, or what a feature calls its own. */
  readonly wake: (job: string) => void;
  readonly now: () => number;
  /** Sends a mail that is to be kept nowhere, such as one with a code, after the answer; it may be lost. One that is rehearsed is composed as well and goes to nobody. */
  readonly sendDirectly?: (mail: OutgoingMail, how: { readonly isRehearsed: boolean }) => void;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    site?: Site;
  }
}

/** Called once, by the start; tests open a site of their own. */
export function openSite(site: Site): void {
  processState.site = site;
}

/** The same, for what is also made by a build: absent there. */
export const openedSite = (): Site | undefined => processState.site;

export function site(): Site {
  if (!processState.site) throw new Error('the site is not open yet');
  return processState.site;
}
