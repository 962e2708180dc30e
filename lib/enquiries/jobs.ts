import { staffNote } from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { AppContext } from '#lib/platform/context';
import { notifyScannerAway, scan, scanNotes } from '#lib/platform/files/scanning';
import type { OutgoingMail } from '#lib/platform/mail/schema';

/** Scans what waits for it, a few at a time; stops where the scanner is still away. */
export async function scanWaiting(context: AppContext): Promise<void> {
  const { env, store } = context;
  if (!env.CLAMD) return;
  for (const { id, submissionId } of await store.listUnscanned(20)) {
    const file = await store.findFile(id);
    if (!file) continue;
    const verdict = await scan(file.data, env.CLAMD, 30_000);
    if (verdict === 'away') return notifyScannerAway(context);
    const enquiry = await store.findEnquiryOf(submissionId);
    const said = { before: scanNotes.waiting, now: scanNotes[verdict] };
    const mail = enquiry && scannedMail(context, enquiry, id, verdict);
    const found = { id, submissionId, scan: verdict, said, ...(mail && { mail }) };
    await store.markScanned(found, context.now());
    context.wake('mail');
  }
}

/** Named as the application is, with the way to it on the desk. */
function scannedMail(
  { env, now }: AppContext,
  enquiry: Enquiry,
  file: string,
  verdict: 'clean' | 'infected',
): OutgoingMail {
  const isClean = verdict === 'clean';
  const note = {
    topic: `scanned-${file.slice(0, 8)}`,
    about: isClean ? 'the resume was scanned' : 'A VIRUS in the resume',
    rows: [
      [
        'What happened',
        `${isClean ? 'No' : 'A'} virus was found in the resume, which came while the scanner was not available.`,
      ],
      [
        'What to do',
        isClean
          ? 'You may open it.'
          : 'Do not open it. Delete the mail that it is attached to, and ask the applicant for another copy.',
      ],
    ] as const,
    at: now(),
  };
  return staffNote(enquiry, note, env);
}
