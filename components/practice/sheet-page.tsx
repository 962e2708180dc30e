import { Worksheet } from '#components/practice/worksheet';
import { anotherSetPath, practicePath, routes } from '#data/addresses/routes';
import type { MadePaper } from '#data/practicals/paper';
import { isOfGulf, type Typed } from '#lib/practice/rules/worksheet';

interface Props {
  made: MadePaper;
  title: string;
  of: number;
  /** The whole address of this set. */
  link: string;
  typed: Typed;
  /** The journal that is shown one row longer. */
  more?: string | undefined;
  open?: number;
}

/** lib/practice/browser/sheet.ts stores what is typed, adds up and opens the parts one by one; without script the form posts. */
export function SheetPage({ made, title, of, link, typed, more, open = 1 }: Props) {
  const { module, set, about, minutes, parts, answers } = made;
  return (
    <div
      className="island"
      data-island="practice-sheet"
      data-module={module}
      data-day={made.day}
      data-locale={isOfGulf(made) ? 'en-US' : 'en-IN'}
    >
      <form
        className="work"
        method="post"
        action={practicePath(module)}
        data-set={set}
        data-cells={answers.length}
        data-react=""
        data-hydrate-for="practice"
        noValidate
      >
        <input type="hidden" name="set" value={set} />
        <div className="wrap work-head">
          <p className="crumbs">
            <a href={routes.practice}>Practice book</a>
            <span>
              Page {module} of {of}
            </span>
          </p>
          <h1>{title}</h1>
          <p className="lede">
            {about} {answers.length} entries, about {minutes} minutes.
          </p>
          <p className="work-set">
            <span>
              Set <b className="num">{set}</b>
            </span>
            <a href={anotherSetPath(module)}>Another set</a>
            <button
              type="button"
              className="text-action when-script"
              data-copy={link}
              data-copied="Link copied: it opens these figures for everybody."
            >
              Copy the link
            </button>
          </p>
        </div>
        <div className="work-bar">
          <div className="wrap">
            <fieldset className="part-tabs">
              <legend className="sr-only">Parts of the paper</legend>
              {parts.map((part, at) => (
                <PartTab
                  key={part.title}
                  name="part"
                  title={part.title}
                  at={at}
                  isOpen={at + 1 === open}
                />
              ))}
            </fieldset>
            <p className="filled num when-script" role="status" data-filled="" />
            <button type="submit" className="button low">
              Mark my sheet
            </button>
          </div>
        </div>
        <Worksheet made={made} typed={typed} more={more} />
        <div className="wrap work-end">
          <button type="submit" className="button">
            Mark my sheet
          </button>
          <p className="small">
            We store nothing: your sheet comes straight back, marked.{' '}
            <span className="when-script">
              What you fill in stays in this browser until you clear it.
            </span>
          </p>
          <button type="button" className="text-action when-script" data-clear="">
            Clear this sheet
          </button>
        </div>
      </form>
    </div>
  );
}

interface PartTabProps {
  /** The name of the field that says which part is open. */
  readonly name: string;
  readonly title: string;
  /** From 0. */
  readonly at: number;
  readonly isOpen: boolean;
}

/** On a phone with script a switch between the parts; else a link to one. */
export function PartTab({ name, title, at, isOpen }: PartTabProps) {
  const number = at + 1;
  return (
    <>
      <label className="part-switch">
        <input
          type="radio"
          name={name}
          value={number}
          id={`show-${number}`}
          defaultChecked={isOpen}
          aria-label={`Part ${number}: ${title}`}
        />
        <span>{number}</span> <b>{title}</b>
      </label>
      <a href={`#part-${number}`}>
        <span>{number}</span> {title}
      </a>
    </>
  );
}
