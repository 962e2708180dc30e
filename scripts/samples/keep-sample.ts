/** Keeps one sample enquiry as a form's call would, without its mails. */
import { createHash, randomUUID } from 'node:crypto';
import { newEnquiry } from '#lib/enquiries/actions/record';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Form } from '#lib/forms/define';
import { transcribe } from '#lib/forms/fields';
import type { Store } from '#lib/platform/db/store';
import { writeResume } from '#lib/resume/files/write';

interface Stored {
  readonly key: string;
  readonly receivedAt: number;
  readonly resume?: Uint8Array;
}

/** 1 where it was not there yet. No mail goes out for it. */
export async function storeSample(
  store: Store,
  form: Form,
  answers: Readonly<Record<string, unknown>>,
  { key, receivedAt, resume }: Stored,
): Promise<number> {
  if (await store.findRecorded(key)) return 0;
  const submission: Submission = {
    id: randomUUID(),
    kind: form.kind,
    receivedAt,
    name: String(answers.name),
    email: String(answers.email),
    phone: String(answers.mobile),
    transcript: [
      ...transcribe(form, answers),
      { name: 'sample', label: 'Sample', value: 'Made by npm run samples: nobody sent this' },
    ],
    idempotencyKey: key,
  };
  const enquiry = await newEnquiry(store, submission);
  const file = resume && {
    id: randomUUID(),
    name: 'sample-resume.pdf',
    type: 'application/pdf',
    size: resume.length,
    sha256: createHash('sha256').update(resume).digest('hex'),
    data: resume,
  };
  const { repeated } = await store.recordSubmission({ ...submission, enquiry }, [], file);
  return repeated ? 0 : 1;
}

/** One page, the same for all. */
export async function sampleResume(): Promise<Uint8Array> {
  const sheet = {
    template: 'fresher' as const,
    name: 'Sample Person',
    headline: 'A sample: nobody has this resume',
    contact: 'Chennai',
    summary: 'Made by npm run samples, so that a trial shows what an employer opens.',
    sections: [],
  };
  const written = await writeResume({ sheet, format: 'pdf' });
  if ('bytes' in written) return written.bytes;
  throw new Error(written.message);
}
