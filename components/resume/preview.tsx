import { resumeMaker, sampleResume } from '#data/resume';
import { type Checks, previewOf } from '#lib/resume/rules/advice';
import type { FieldValues } from '#lib/resume/rules/fields';
import { readResume } from '#lib/resume/rules/read';
import { type Sheet, sheetOf } from '#lib/resume/rules/sections';

interface Props {
  typed: FieldValues;
  checks: Checks;
  /** The file that was made last, while nothing has changed since. */
  made?: { readonly pages: number; readonly bytes: number } | undefined;
  at: number;
  /** On a phone it is small until somebody wants to read it. */
  whole?: boolean;
  onWhole?: (whole: boolean) => void;
}

export function ResumePreview({ typed, checks, made, at, whole, onWhole }: Props) {
  const isTyped = Object.keys(typed).some(
    (name) => !/^(?:skills\.\d+\.name|meta\.template)$/.test(name),
  );
  const sheet = (isTyped && previewOf(typed, checks, at)) || sampleOf(at);
  return (
    <aside className="maker-page" aria-labelledby="sheet" data-whole={whole || undefined}>
      <div className="maker-bar">
        <h2 id="sheet">How it will look in print</h2>
        {made ? (
          <p className="sub">
            {made.pages === 1 ? '1 page' : `${made.pages} pages`}, {Math.ceil(made.bytes / 1024)} KB
          </p>
        ) : (
          !isTyped && <p className="sub">A sample until you type</p>
        )}
      </div>
      {onWhole && (
        <button
          type="button"
          className="text-action cv-open"
          aria-expanded={whole}
          onClick={() => onWhole(!whole)}
        >
          {whole ? 'Make the page small' : 'Read the page'}
        </button>
      )}
      <div className="cv-frame">
        <SheetPage sheet={sheet} />
      </div>
      <p className="small">{resumeMaker.pages}</p>
    </aside>
  );
}

function sampleOf(at: number): Sheet {
  const read = readResume(sampleResume);
  if ('errors' in read) throw new Error('this is only a sample');
  return sheetOf(read.ok, at);
}

function SheetPage({ sheet }: { sheet: Sheet }) {
  return (
    <article className="cv" lang="en-IN">
      <header>
        <p className="cv-name" dir="auto">
          {sheet.name}
        </p>
        {sheet.headline && (
          <p className="cv-head" dir="auto">
            {sheet.headline}
          </p>
        )}
        {sheet.contact && (
          <p className="cv-contact" dir="auto">
            {sheet.contact}
          </p>
        )}
        {sheet.summary && (
          <p className="cv-summary" dir="auto">
            {sheet.summary}
          </p>
        )}
      </header>
      {sheet.sections.map(({ heading, items, bullets, paragraph }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {items.map(({ title, when, at, lines, field }) => (
            <div className="cv-item" key={field}>
              <div className="cv-line">
                <h4 dir="auto">{title}</h4>
                {when && <p>{when}</p>}
              </div>
              {at && (
                <p className="cv-org" dir="auto">
                  {at}
                </p>
              )}
              <Lines of={lines} />
            </div>
          ))}
          <Lines of={bullets} />
          {paragraph && <p dir="auto">{paragraph}</p>}
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
        <li key={at} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
