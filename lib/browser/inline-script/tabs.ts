/** The tab last used: a visitor who comes back to the home page goes on there (contract: R7). */
import { afterFirstView } from '#lib/browser/inline-script/first-paint';
import { sessionMarks, storage } from '#lib/platform/browser/storage';

const tabs = [
  'jobs',
  'certification',
  'coaching',
  'batches',
  'internships',
  'licenses',
  'downloads',
  'about',
];

type Arrival = {
  readonly path: string;
  /** The query and hash: a link with either leads somewhere on purpose. */
  readonly rest: string;
  readonly cameFromUs: boolean;
  readonly newSession: boolean;
};

/** Where the visitor is to go on instead; undefined to stay. */
export function resumeAt({ path, rest, cameFromUs, newSession }: Arrival): string | undefined {
  const tab = storage.get('activeTab');
  const comesBack = path === '/' && !rest && !cameFromUs && newSession;
  return comesBack && tab && tabs.includes(tab) ? `/${tab}` : undefined;
}

/** Marks the session, on every page, and resumes at the tab of the last one. */
export function resumeTab(): void {
  const mark = 'visit';
  // Nothing to resume at: the page does not wait for the answer of another process.
  if (storage.get('activeTab') === null) {
    afterFirstView().then(() => sessionMarks.set(mark));
    return;
  }
  const newSession = !sessionMarks.has(mark);
  sessionMarks.set(mark);
  const to = resumeAt({
    path: location.pathname,
    rest: location.search + location.hash,
    cameFromUs: cameFromUs(),
    newSession,
  });
  if (to) location.replace(to);
}

/** Whether a page of ours led here; a private page (`no-referrer`) does not say so. */
export const cameFromUs = (): boolean => document.referrer.startsWith(`${location.origin}/`);
