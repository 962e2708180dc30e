/** What this process shares between its copies of the modules: opened at the start, closed at the stop. */
import type { Env } from '#lib/env';
import type { OutgoingMail, Store } from '#lib/store/store';

export interface Site {
  readonly env: Env;
  readonly store: Store;
  /** Tells the courier that something is due. */
  readonly wakeCourier: () => void;
  readonly now: () => number;
  /** Sends a mail that is to be kept nowhere, such as one with a code, after the answer; it may be lost. */
  readonly sendAtOnce?: (mail: OutgoingMail) => void;
}

const shared = globalThis as { hoaSite?: Site };

/** Called once, by the start; tests open a site of their own. */
export function openSite(site: Site): void {
  shared.hoaSite = site;
}

/** The same, for what is also made by a build: absent there. */
export const openedSite = (): Site | undefined => shared.hoaSite;

export function site(): Site {
  if (!shared.hoaSite) throw new Error('the site is not open yet');
  return shared.hoaSite;
}
