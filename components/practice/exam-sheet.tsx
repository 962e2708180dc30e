import { PartTab } from '#components/practice/sheet-page';
import { Worksheet } from '#components/practice/worksheet';
import { examCall, examPath } from '#data/addresses/token-routes';
import { isOfGulf, type Typed } from '#lib/practice/rules/worksheet';
import type { ExamView, SheetInUse } from '#lib/practice/views';

export interface OlderSheet {
  readonly rev: number;
  readonly typed: Typed;
}

interface Props {
  readonly view: ExamView;
  readonly sheet: SheetInUse;
  readonly more: string | undefined;
  readonly page: number;
  readonly older: OlderSheet | undefined;
}

/** lib/practice/browser/sitting.ts, which comes at once, saves what is typed and shows the clock; without script each part has a button that saves. */
export function ExamSheet({ view, sheet, more, page, older }: Props) {
  const { token, title, left, minutesInAll, rev, savedAt } = view;
  const { made } = sheet;
  const { parts, answers } = made;
  return (
    <div
      className="island"
      data-island="exam-sheet"
      data-module={made.module}
      data-day={made.day}
      data-locale={isOfGulf(made) ? 'en-US' : 'en-IN'}
      data-minutes={minutesInAll}
      data-sitting={view.sitting}
    >
      <form
        className="work exam"
        method="post"
        action={examCall(token)}
        data-cells={answers.length}
        data-react=""
        data-hydrate-for=""
        noValidate
      >
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="rev" value={older?.rev ?? rev} />
        <input type="hidden" name="tab" value="" />
        {/* Enter in a field presses the first button of a form: it saves, and hands nothing in. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <div className="wrap work-head">
          <h1>{title}, practical paper</h1>
        </div>
        {older && <Older token={token} />}
        <div className="wrap" data-conflict="" hidden>
          <div className="summary" role="alert">
            <h2>Another tab or phone has saved since</h2>
            <p>Nothing was overwritten. You changed these in both places; which one do you want?</p>
            <ul className="ex-both num" data-both="" />
            <p className="acts-row">
              <button type="button" className="button low" data-take="">
                The saved one
              </button>
              <button type="button" className="button line low" data-keep="">
                What I typed here
              </button>
            </p>
          </div>
        </div>
        <div className="work-bar">
          <div className="wrap">
            <p className="clock" role="timer">
              <b data-clock="">{clockOf(left)}</b>
              <span>left of {minutesInAll} minutes</span>
            </p>
            <span className="sr-only" role="status" data-said="" />
            <fieldset className="part-tabs">
              <legend className="sr-only">Parts of the paper</legend>
              {parts.map((part, at) => (
                <PartTab
                  key={part.title}
                  name="page"
                  title={part.title}
                  at={at}
                  isOpen={at + 1 === Math.max(1, Math.min(page, parts.length))}
                />
              ))}
            </fieldset>
            <p className="saved-at" data-saved="">
              {savedAt ? `Saved ${savedAt}` : 'Nothing saved yet'}
            </p>
            <a className="button low" href="#hand-in">
              Hand in
            </a>
          </div>
        </div>
        <Worksheet made={made} typed={older?.typed ?? sheet.typed} more={more} saves />
        <div className="wrap work-end" id="hand-in">
          <details className="hand-in">
            <summary className="button">Hand in</summary>
            <p>
              <span className="num when-script" data-filled="" /> You cannot go back after this.
              Entries left blank earn no marks, and cost none.
            </p>
            <button type="submit" className="button" name="action" value="submit">
              Yes, hand in now
            </button>
          </details>
          <p className="small">
            Your worksheet is saved as you fill it in
            <span className="when-script">, every ten seconds and when you leave a part</span>. When
            time is up, it is handed in as last saved.
          </p>
        </div>
      </form>
    </div>
  );
}

/** "31:20" */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const Older = ({ token }: { token: string }) => (
  <div className="wrap">
    {/* biome-ignore lint/a11y/noAutofocus: nothing was saved, which is read first */}
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>Another tab or phone has saved since</h2>
      <p>
        What you typed here is below and is not saved yet. Save or hand in to continue with it, or
        continue with the saved worksheet.
      </p>
      <p className="acts-row">
        <a className="button line low" href={examPath(token)}>
          The saved worksheet
        </a>
      </p>
    </div>
  </div>
);
