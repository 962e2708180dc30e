'use client';
import { useEffect, useRef } from 'react';

interface Props {
  title: string;
  /** Its rank among the headings of the form. */
  heading: 'h2' | 'h3';
  lines: readonly { readonly href: string; readonly text: string }[];
}

/** Takes the focus, and is read to its end: a title that is its only line is said once, and leads to the field. */
export function SummaryBox({ title, heading: Heading, lines }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [first] = lines;
  const isTitle = lines.length === 1 && first?.text === title;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <Heading>{isTitle ? <a href={first.href}>{title}</a> : title}</Heading>
      {lines.length > 0 && !isTitle && (
        <ul>
          {lines.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
