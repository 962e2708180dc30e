'use client';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useEnquiry } from '#components/forms/enquiry-context';

/** What is wrong, in one place that takes focus; each line leads to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: FieldErrors }) {
  const { form, id } = useEnquiry();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const wrong = Object.keys(form.asked).filter((name) => errors[name]?.message);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>{String(errors[name]?.message)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
