'use client';
import { SummaryBox } from '#components/forms/summary-box';
import { controlOf } from '#components/webinars/job-hunt-fields';
import type { Errors } from '#lib/browser/free-webinar/validate';

export interface SubmitError {
  readonly title: string;
  readonly errors: Errors;
  /** A new number draws the summary anew, and it takes the focus again. */
  readonly attempt: number;
}

export function Problem({ title, errors }: SubmitError) {
  const lines = Object.entries(errors).map(([name, text]) => ({
    href: `#${controlOf(name)}`,
    text,
  }));
  return <SummaryBox title={title} heading="h3" lines={lines} />;
}
