import type { HistoryLine } from '#lib/server/desk/enquiry/enquiry-types';

export function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className="column">
      {lines.map((line) => (
        <li key={line.id} className={line.open ? 'open-line' : undefined}>
          <time dateTime={line.iso}>
            {line.day && <b>{line.day}</b>} <span>{line.time}</span>
          </time>
          <p>
            {line.undone ? (
              <s>
                {line.headline}
                {line.rest}
              </s>
            ) : (
              <>
                <b>{line.headline}</b>
                {line.rest}
              </>
            )}
            {line.note && <span className="sub">{line.note}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
