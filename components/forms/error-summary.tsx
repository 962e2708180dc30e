'use client';
import type { FieldErrors } from 'react-hook-form';
import { useEnquiry } from '#components/forms/enquiry-context';
import { SummaryBox } from '#components/forms/summary-box';
import { lineOf } from '#lib/shared/forms/notice';

interface Props {
  title: string;
  errors: FieldErrors;
  /** Each line names its field, as the page after a plain post does. */
  named?: boolean;
}

/** What is wrong, in one place that takes focus; each line leads to its field. */
export function ErrorSummary({ title, errors, named = false }: Props) {
  const { form, id } = useEnquiry();
  const lines = Object.entries(form.asked).flatMap(([name, field]) => {
    const error = errors[name]?.message;
    if (!error) return [];
    return { href: `#${id}-${name}`, text: named ? lineOf(field, String(error)) : String(error) };
  });
  return <SummaryBox title={title} heading="h2" lines={lines} />;
}
