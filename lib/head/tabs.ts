/** The tab last used: a visitor who comes back to the home page goes on there (contract: R7). */
import { sessionMarks } from '#lib/browser/session-marks';
import { storage } from '#lib/browser/storage';

const tabs = ['jobs', 'certification', 'coaching', 'internships', 'licenses', 'downloads', 'about'];

type Visit = {
  readonly path: string;
  /** The query and hash: a link with either leads somewhere on purpose. */
  readonly rest: string;
  readonly cameFromUs: boolean;
};

/** Where the visitor is to go on instead; undefined to stay. */
export function resumeAt({ path, rest, cameFromUs }: Visit): string | undefined {
  if (path !== '/' || rest || cameFromUs) return undefined;
  const tab = storage.get('activeTab');
  return tab && tabs.includes(tab) && !sessionMarks.has('visit') ? `/${tab}` : undefined;
}

/** Resumes at the tab of the last visit, and marks, when any page is left, that this one has begun. */
export function resumeTab(): void {
  const to = resumeAt({
    path: location.pathname,
    rest: location.search + location.hash,
    cameFromUs: document.referrer.startsWith(`${location.origin}/`),
  });
  // Not while the page is opened: the first question to what a session keeps waits for another process.
  addEventListener('pagehide', () => sessionMarks.set('visit'));
  if (to) location.replace(to);
}
