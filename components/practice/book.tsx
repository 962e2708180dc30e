import { BookPage } from '#components/practice/drawings';
import { anotherSetPath, practicePath, practiceSetPath, routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { type Level, levels } from '#data/courses';
import { fixedSet } from '#lib/practice/rules/papers/draw';

export interface PageOfBook {
  readonly module: number;
  readonly title: string;
  readonly level: Level;
  readonly work: string;
  readonly entries: number;
  readonly minutes: number;
}

interface Props {
  pages: readonly PageOfBook[];
  origin: string;
}

/** lib/practice/browser/book.ts inks the pages from what this browser stores. */
export function PracticeBook({ pages, origin }: Props) {
  return (
    <div className="island" data-island="practice-book">
      <div data-react="" data-hydrate-for="practice">
        <div className="wrap bk-head">
          <div>
            <h1>Your practice book</h1>
            <p className="lede">
              Seventeen papers of real office work: bills, statements, registers, returns. You fill
              in the sheet, and every entry is marked at once, with the reason. Free, and no name
              needed.
            </p>
            <div className="acts-row">
              <a className="button" href={practicePath(1)} data-go-on="">
                Start with page 1
              </a>
              <a className="action" href={practicePath(1)} data-again="" hidden>
                Again
              </a>
            </div>
          </div>
          <Sums />
        </div>
        <div className="wrap bk">
          {levels.map((level) => (
            <LevelPages
              key={level}
              level={level}
              pages={pages.filter((page) => page.level === level)}
            />
          ))}
          <ForAClass pages={pages} origin={origin} />
        </div>
      </div>
    </div>
  );
}

function Sums() {
  return (
    <section className="leaf bk-sum" aria-labelledby="sum">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="sum">Correct entries so far</h2>
      <p className="bk-none">None yet. Your first page starts the count.</p>
      <dl>
        {levels.map((level) => (
          <div key={level} className="entry">
            <dt>
              {levelDetails[level].title}
              <span className="sub" data-done={level}>
                no page yet
              </span>
            </dt>
            <dd data-right={level}>0</dd>
          </div>
        ))}
        <div className="entry total">
          <dt>All levels</dt>
          <dd>
            <span className="sum" data-right="all">
              0
            </span>
          </dd>
        </div>
      </dl>
      <p className="small">
        Kept in this browser only. <a href={routes.dashboard}>Your data</a>
      </p>
      <noscript>
        <p className="small">
          Without JavaScript the book stays empty, but the papers are still marked.
        </p>
      </noscript>
    </section>
  );
}

function LevelPages({ level, pages }: { level: Level; pages: readonly PageOfBook[] }) {
  return (
    <section className="bk-level" aria-labelledby={`pages-${level}`}>
      <h2 id={`pages-${level}`}>
        <span className={`chip level-${level}`}>{levelDetails[level].title}</span>
        <span className="bk-of">
          AcSS {pages[0]?.module} to {pages.at(-1)?.module}
        </span>
      </h2>
      <ol className="bk-pages">
        {pages.map(({ module, title, work, entries, minutes }) => (
          <li
            key={module}
            className="bk-page"
            data-page={module}
            data-level={level}
            data-entries={entries}
          >
            <a href={practicePath(module)}>
              <BookPage entries={entries} />
              <span className="bk-no">{module}</span>
              <b className="bk-title">{title}</b>
              <span className="bk-what">{work}</span>
              <span className="bk-res" data-result="">
                <span>{entries} entries</span> <span>{minutes} min</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ForAClass({ pages, origin }: Props) {
  const first = pages[0]?.module ?? 1;
  return (
    <section className="bk-class" aria-labelledby="class">
      <h2 id="class">The same figures for a whole class</h2>
      <div>
        <p>
          Each paper comes in many sets. A link with a set gives everybody the same bills: good for
          a class, or for two friends who want to compare answers. The set is in the address of the
          page: <a href={anotherSetPath(first)}>open one</a> and share its address.
        </p>
        <div className="bk-link when-script">
          <div className="field">
            <label htmlFor="class-page">Page</label>
            <select id="class-page" data-class-page="">
              {pages.map(({ module, title }) => (
                <option key={module} value={module}>
                  {module}, {title}
                </option>
              ))}
            </select>
          </div>
          <p
            className="bk-url num"
            data-class-link=""
            data-origin={origin}
            data-book={routes.practice}
          >
            {practiceSetPath(first, fixedSet)}
          </p>
          <button
            type="button"
            className="button line"
            data-copy={`${origin}${practiceSetPath(first, fixedSet)}`}
          >
            Copy the link
          </button>
        </div>
      </div>
    </section>
  );
}
