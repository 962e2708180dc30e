import { PartTab } from '#components/practice/sheet-page';
import { Worksheet } from '#components/practice/worksheet';
import { examCall, examPath } from '#data/addresses/token-routes';
import type { MadePaper } from '#data/practicals/paper';
import { writtenIn } from '#lib/practice/rules/merge';
import {
  inInputs,
  inputName,
  isOfGulf,
  labelOfEntry,
  type Typed,
} from '#lib/practice/rules/worksheet';
import type { ExamView, SheetInUse } from '#lib/practice/views';

export interface OlderSheet {
  readonly rev: number;
  /** As it is saved. */
  readonly typed: Typed;
  /** With what was changed here. */
  readonly merged: Typed;
  /** Entries that were changed here and in the saved sheet. */
  readonly both: readonly string[];
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
  const saved = older?.typed ?? sheet.typed;
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
        {/* By it the server tells what was changed in a form without script from what such a form only sends back. */}
        <input type="hidden" name="base" value={JSON.stringify(inInputs(saved))} />
        {/* Enter in a field presses the first button of a form: it saves, and hands nothing in. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <div className="wrap work-head">
          <h1>{title}, practical paper</h1>
        </div>
        {older && <Older {...{ token, made, older }} />}
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
        <Worksheet made={made} typed={older?.merged ?? sheet.typed} more={more} saves />
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

interface OlderProps {
  readonly token: string;
  readonly made: MadePaper;
  readonly older: OlderSheet;
}

/** lib/practice/browser/sitting.ts asks about the entries of `data-older` in its own words. */
const Older = ({ token, made, older: { typed, merged, both } }: OlderProps) => (
  <div className="wrap" data-older={JSON.stringify(both.map(inputName))}>
    {/* biome-ignore lint/a11y/noAutofocus: nothing was saved, which is read first */}
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>Another tab or phone has saved since</h2>
      <p>
        Nothing was overwritten. Below is the saved worksheet with what you changed here, which is
        not saved yet: save or hand in to keep it.
      </p>
      {both.length > 0 && (
        <>
          <p>You changed these in both places. Below is what you typed here; correct it first.</p>
          <ul className="ex-both num">
            {both.map((entry) => (
              <li key={entry}>
                {labelOfEntry(made, entry)}
                <span>Saved: {writtenIn(entry, typed) || 'nothing'}</span>
                <span>Typed here: {writtenIn(entry, merged) || 'nothing'}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="acts-row">
        <a className="button line low" href={examPath(token)}>
          Only the saved worksheet
        </a>
      </p>
    </div>
  </div>
);
