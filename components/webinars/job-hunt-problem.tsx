'use client';
import { useEffect, useRef } from 'react';
import { controlOf } from '#components/webinars/job-hunt-fields';
import type { Errors } from '#lib/browser/free-webinar/validate';

export interface SubmitError {
  readonly title: string;
  readonly errors: Errors;
  /** A new number draws the summary anew, and it takes the focus again. */
  readonly attempt: number;
}

export function Problem({ title, errors }: SubmitError) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${controlOf(name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
