/** A resume meets the virus scanner, where there is one: at once, or later if it is away. */

import { alarm } from '#lib/server/limits/alarm';
import type { Site } from '#lib/server/site';
import type { KeptFile } from '#lib/server/store/store';
import { scan } from '#lib/server/uploads/virus';
import { isoDayInIndia } from '#lib/shared/india';

export interface Scanned {
  readonly file: KeptFile;
  /** What staff read; empty without a scanner. */
  readonly note: string;
}

/** `undefined` for a file in which a virus was found. */
export async function scanFile(site: Site, file: KeptFile): Promise<Scanned | undefined> {
  const { CLAMD: place } = site.env;
  if (!place) return { file, note: '' };
  const verdict = await scan(file.data, place);
  if (verdict === 'infected') return undefined;
  if (verdict === 'clean') return { file: { ...file, scan: 'clean' }, note: '; no virus found' };
  await notifyScannerAway(site);
  const note =
    '; NOT scanned for viruses yet, because the scanner is not available: we will tell you when it is scanned';
  return { file: { ...file, scan: 'waiting' }, note };
}

/** Scans what waits for it, a few at a time; stops where the scanner is still away. */
export async function scanWaiting(site: Site): Promise<void> {
  const { env, store } = site;
  if (!env.CLAMD) return;
  for (const { id, submissionId } of await store.listUnscanned(20)) {
    const file = await store.findFile(id);
    if (!file) continue;
    const verdict = await scan(file.data, env.CLAMD, 30_000);
    if (verdict === 'away') return notifyScannerAway(site);
    await store.markScanned(id, verdict);
    await notifyScanned(site, { id, submissionId }, verdict);
  }
}

const notifyScannerAway = (site: Site) =>
  alarm(site, {
    once: `scanner-away:${isoDayInIndia(site.now())}`,
    title: 'Virus scanner away',
    what: 'The virus scanner does not answer. Resumes are accepted, marked, and scanned when it works again.',
    whatToDo: 'Start clamd, or look at CLAMD. Do not open resumes that are marked as not scanned.',
  });

const notifyScanned = (
  site: Site,
  { id, submissionId }: { readonly id: string; readonly submissionId: string },
  verdict: 'clean' | 'infected',
) => {
  const isClean = verdict === 'clean';
  return alarm(site, {
    once: `scanned:${id}`,
    title: isClean ? 'A resume was scanned' : 'A VIRUS in a resume',
    what: `${isClean ? 'No' : 'A'} virus was found in the resume of ${submissionId}, which came while the scanner was not available.`,
    whatToDo: isClean
      ? 'You may open it.'
      : 'Do not open it. Delete the mail that it is attached to, and ask the applicant for another copy.',
  });
};
