import { slugOf } from '#lib/platform/values/text';

interface Item {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly href: string };
}

interface Props {
  readonly name: string;
  readonly items: readonly Item[];
  readonly anchors?: boolean;
}

/** One item open at a time, each collapsible; the browser's own, so it works without a script. */
export function Accordion({ name, items, anchors = true }: Props) {
  return (
    <div className="accordion">
      {items.map(({ question, answer, more }) => (
        <details key={question} id={anchors ? slugOf(question) : undefined} name={name}>
          <summary>{question}</summary>
          <p className="answer">
            {answer}
            {more && (
              <>
                {' '}
                <a href={more.href}>{more.label}</a>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
