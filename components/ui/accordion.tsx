import { slugOf } from '#lib/shared/pages/html';

interface Item {
  readonly question: string;
  readonly answer: string;
}

/** One item open at a time, each collapsible; the browser's own, so it works without a script. */
export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} id={slugOf(question)} name={name}>
          <summary>{question}</summary>
          <p className="answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
