'use client';
import type { Restored } from '#components/careers/wizard/use-draft';
import { lastStep } from '#lib/shared/forms/application/steps';
import { dayAndHour } from '#lib/shared/india';

/** Says what this browser kept and has put back. */
export function WizardRestored({ savedAt, step, file }: Restored) {
  return (
    <p className="restored" role="status">
      We brought back what you typed on {dayAndHour(savedAt)} IST
      {file && `, and your resume ${file}`}. You are at step {step} of {lastStep}.
    </p>
  );
}
