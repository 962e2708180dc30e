'use client';
import type { FieldErrors } from 'react-hook-form';
import { useEnquiry } from '#components/forms/enquiry-context';
import { SummaryBox } from '#components/forms/summary-box';

/** What is wrong, in one place that takes focus; each line leads to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: FieldErrors }) {
  const { form, id } = useEnquiry();
  const wrong = Object.keys(form.asked).filter((name) => errors[name]?.message);
  const lines = wrong.map((name) => ({
    href: `#${id}-${name}`,
    text: String(errors[name]?.message),
  }));
  return <SummaryBox title={title} heading="h2" lines={lines} />;
}
