'use client';
import { focusOnce } from '#lib/platform/browser/dom';

interface Props {
  title: string;
  /** Its rank among the headings of the form. */
  heading: 'h2' | 'h3';
  lines: readonly { readonly href: string; readonly text: string }[];
}

/** Takes the focus, and is read to its end: a title that is one of its lines is said once, and leads to the field. */
export function SummaryBox({ title, heading: Heading, lines }: Props) {
  const titled = lines.find(({ text }) => text === title);
  const others = lines.filter((line) => line !== titled);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={focusOnce}>
      <Heading>{titled ? <a href={titled.href}>{title}</a> : title}</Heading>
      {others.length > 0 && (
        <ul>
          {others.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
