import { resumeTemplate, type TemplateSection } from '#data/resume-template';
import { interviewLetters, letters } from '#data/tools/interview-letters';
import { experiencedResume, resumeTwoColumns } from '#data/tools/resumes';
import type { Cell, Format, Row, Tool, Workbook } from '#data/tools/tool';
import { onDay } from '#lib/platform/values/india';

export function ToolDocument({ id }: { id: string }) {
  return (
    <figure className="file-page">
      <div>{pictured(id)}</div>
      <figcaption>Fill in what is in square brackets.</figcaption>
    </figure>
  );
}

function pictured(id: string) {
  if (id === interviewLetters.id) return <Letter />;
  const { name, contact } = resumeTemplate;
  return (
    <>
      <p className="file-name">{name}</p>
      <p className="file-contact">{contact}</p>
      {id === resumeTwoColumns.id ? (
        <div className="file-columns">
          <Parts parts={experiencedResume.main} />
          <Parts parts={experiencedResume.side} />
        </div>
      ) : (
        <Parts parts={resumeTemplate.sections} />
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly TemplateSection[] }) {
  return (
    <div>
      {parts.map(({ title, lines, list }) => (
        <div key={title}>
          <p className="file-title">{title}</p>
          {lines.map((line) => (
            <p key={line} className={list && 'file-point'}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Letter() {
  const [first] = letters;
  if (!first) return null;
  return (
    <>
      <p className="file-title">{first.title}</p>
      <p>
        <b>When:</b> {first.when}
      </p>
      <p>
        <b>Subject:</b> {first.subject}
      </p>
      {first.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

export function ToolFacts({ tool, bytes }: { tool: Tool; bytes: number }) {
  const { file, kind, version, updated } = tool;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a className="button" href={file} download>
        Download {kind}
      </a>
      <span className="text-quiet">
        {kind}, <span className="num">{Math.ceil(bytes / 1024)} KB</span>, version {version} of{' '}
        <time dateTime={updated}>{onDay(updated)}</time>. Free, without giving any details.
      </span>
    </p>
  );
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const numeric: readonly Format[] = ['money', 'count', 'percent'];

const scrolls = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });

function shownIn({ value = '', format = 'text' }: Cell): string {
  if (value === '') return '';
  if (format === 'day') return onDay(String(value));
  if (format === 'percent') return `${grouped.format(Number(value) * 100)}%`;
  return typeof value === 'number' ? grouped.format(value) : value;
}

export function ToolSheet({ workbook }: { workbook: Workbook }) {
  const { shown, title } = workbook;
  const sheets = workbook.sheets();
  const sheet = sheets.find(({ name }) => name === shown.sheet);
  const rows = (sheet?.rows ?? [])
    .map((row, at) => ({ row, at }))
    .slice(0, shown.rows)
    .filter(({ row }) => row.length > 0);
  const columns = sheet?.widths.length ?? 1;
  return (
    <figure className="file-sheet">
      <div className="file-sheet-box" {...scrolls(`Sheet ${shown.sheet} of ${title}`)}>
        <table>
          <tbody>
            {rows.map(({ row, at }) => (
              <SheetRow key={at} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        The sheet “{shown.sheet}” of {sheets.length}: {sheets.map(({ name }) => name).join(', ')}.
        The figures are an example.
      </figcaption>
    </figure>
  );
}

function SheetRow({ row, columns }: { row: Row; columns: number }) {
  const whole = row.length === 1;
  const cells = Array.from({ length: whole ? 1 : columns }, (_, at) => ({ at, cell: row[at] }));
  return (
    <tr>
      {cells.map(({ at, cell }) => {
        if (!cell) return <td key={at} />;
        if (cell.look === 'head') return <th key={at}>{cell.value}</th>;
        const isAmount = cell.format && numeric.includes(cell.format);
        // A sheet of two columns has its figures in the second, and its result in words below them.
        const right = isAmount || (columns === 2 && at === 1) ? 'amount' : '';
        return (
          <td key={at} className={`is-${cell.look} ${right}`} {...(whole && { colSpan: columns })}>
            {shownIn(cell)}
          </td>
        );
      })}
    </tr>
  );
}
