import type { Sheet } from '#lib/shared/resume/words';

/** The page as it prints: one column, read in the order in which it stands. */
export function SheetPage({ sheet }: { sheet: Sheet }) {
  return (
    <article className="cv" lang="en-IN">
      <header>
        <p className="cv-name">{sheet.name}</p>
        {sheet.headline && <p className="cv-head">{sheet.headline}</p>}
        {sheet.contact && <p className="cv-contact">{sheet.contact}</p>}
        {sheet.summary && <p className="cv-summary">{sheet.summary}</p>}
      </header>
      {sheet.sections.map(({ heading, items, bullets, paragraph }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {items.map(({ title, when, at, lines, field }) => (
            <div className="cv-item" key={field}>
              <div className="cv-line">
                <h4>{title}</h4>
                {when && <p>{when}</p>}
              </div>
              {at && <p className="cv-org">{at}</p>}
              <Lines of={lines} />
            </div>
          ))}
          <Lines of={bullets} />
          {paragraph && <p>{paragraph}</p>}
        </section>
      ))}
    </article>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
