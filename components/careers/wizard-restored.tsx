'use client';
import type { Restored } from '#components/careers/use-draft';
import { lastStep } from '#lib/forms/application/steps';

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Says what this browser kept and has put back. */
export function WizardRestored({ savedAt, step, file }: Restored) {
  return (
    <p className="restored" role="status">
      We brought back what you typed on{' '}
      {moment.format(savedAt).replace(/[ap]m$/, (half) => half.toUpperCase())}
      {file && `, and your resume ${file}`}. You are at step {step} of {lastStep}.
    </p>
  );
}
