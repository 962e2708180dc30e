import { documentName, OfficeDocument } from '#components/practice/documents';
import { MarkRing } from '#components/practice/drawings';
import { MarkedSheet } from '#components/practice/marked-sheet';
import {
  anotherSetPath,
  coursePath,
  practicePath,
  routes,
  testPaperPath,
} from '#data/addresses/routes';
import { inWords } from '#lib/platform/values/words';
import { marksAsText } from '#lib/practice/rules/book';
import { halves } from '#lib/practice/rules/halves';
import { shownDay } from '#lib/practice/rules/papers/days';
import type { Marked } from '#lib/practice/rules/papers/mark';
import type { MadePaper } from '#lib/practice/rules/papers/paper';
import { inputName, type Typed } from '#lib/practice/rules/worksheet';

interface Props {
  made: MadePaper;
  marked: Marked;
  title: string;
  hours: number;
  of: number;
  link: string;
  typed: Typed;
}

/** lib/practice/browser/result.ts writes the result into the learner's book. */
export function MarkedPage({ made, marked, title, hours, of, link, typed }: Props) {
  const { module, set } = made;
  return (
    <div
      className="island"
      data-island="practice-result"
      data-module={module}
      data-set={set}
      data-marks={marksAsText(marked.entries.map(({ mark }) => mark))}
    >
      <div data-react="" data-hydrate-for="practice">
        <div className="wrap mk-head">
          <div>
            <p className="crumbs">
              <a href={routes.practice}>Practice book</a>
              <span>
                Page {module} of {of}, {title}, set {set}
              </span>
            </p>
            <h1 className="num">
              {halves(marked.score)} of {marked.of}
            </h1>
            <p className="lede">{verdictOf(marked)}</p>
            <p className="mk-best" role="status" data-best="" />
            <div className="acts-row">
              <a className="button" href={anotherSetPath(module)}>
                Try another set
              </a>
              <TypedAgain made={made} typed={typed} />
            </div>
            <p className="mk-more">
              <button type="button" className="text-action when-script" data-print="">
                Print the marked sheet
              </button>
              <button
                type="button"
                className="text-action when-script"
                data-copy={link}
                data-copied="Link copied: it opens these figures, unmarked."
              >
                Copy the link of this set
              </button>
            </p>
          </div>
          <Score marked={marked} />
        </div>
        <div className="wrap mk-body">
          <MarkedSheet made={made} marked={marked} />
          <aside className="mk-side">
            <Beside made={made} marked={marked} />
            <section className="mk-next">
              <h2>To read again</h2>
              <p>
                AcSS {module}, {title}, teaches this work in {hours} hours.
              </p>
              <ul>
                <li>
                  <a href={coursePath('certification', module)}>The module and its syllabus</a>
                </li>
                <li>
                  <a href={testPaperPath(module)}>Twelve questions on the same rules</a>
                </li>
              </ul>
              <p className="small">By the law as on {shownDay(made.day)}.</p>
            </section>
          </aside>
        </div>
      </div>
    </div>
  );
}

function verdictOf({ entries, surplus }: Marked): string {
  const open = entries.filter(({ mark }) => mark === 'empty').length;
  const look = entries.filter(({ mark }) => mark === 'wrong' || mark === 'part').length;
  if (open === entries.length) {
    return 'Nothing was filled in. The model answer is below, with the reason for each entry.';
  }
  const count = (number: number, one: string, many: string) =>
    number === 1 ? one : `${inWords(number)} ${many}`;
  const parts = [
    look > 0 && count(look, 'one entry to look at', 'entries to look at'),
    open > 0 && count(open, 'one left empty', 'left empty'),
    surplus.length > 0 && count(surplus.length, 'one line too many', 'lines too many'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Every entry is right.';
  const said = parts.join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. What was right is in ink below, with the reasons.`;
}

/** The sheet with what was typed, to be corrected: by a post, so that it works without script. */
function TypedAgain({ made: { module, set }, typed }: Pick<Props, 'made' | 'typed'>) {
  return (
    <form method="post" action={practicePath(module)} data-native="">
      <input type="hidden" name="set" value={set} />
      <input type="hidden" name="more" value="" />
      {Object.entries(typed)
        .filter(([, value]) => value !== '')
        .map(([cell, value]) => (
          <input key={cell} type="hidden" name={inputName(cell)} value={value} />
        ))}
      <button type="submit" className="button line">
        Correct this one
      </button>
    </form>
  );
}

export function Score({ marked: { entries, parts, score, of } }: { marked: Marked }) {
  return (
    <section className="mk-score" aria-labelledby="score">
      <MarkRing marks={entries.map(({ mark }) => mark)} />
      <div>
        <h2 id="score" className="sr-only">
          Marks by part
        </h2>
        <table className="mk-sum num">
          <tbody>
            {parts.map((part) => (
              <tr key={part.title}>
                <th scope="row">{part.title}</th>
                <td>{halves(part.score)}</td>
                <td>of {part.of}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>
                <b>{halves(score)}</b>
              </td>
              <td>of {of}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** The papers of the first part that was not all right. */
export function Beside({ made, marked }: { made: MadePaper; marked: Marked }) {
  const at = marked.parts.findIndex(({ score, of }) => score < of);
  const part = made.parts[at];
  const [first, ...rest] = part?.documents ?? [];
  if (!part || !first) return null;
  return (
    <section className="mk-beside" aria-labelledby="beside">
      <h2 id="beside">Beside it: {part.title}</h2>
      <OfficeDocument document={first} />
      {rest.map((document, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers of one supplier have one title
        <details key={number} className="mk-doc">
          <summary>{documentName(document)}</summary>
          <OfficeDocument document={document} />
        </details>
      ))}
    </section>
  );
}
