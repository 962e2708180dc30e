import { FirstBill } from '#components/practice/first-entry';
import { anotherSetPath, practiceEntryHome, routes } from '#data/addresses/routes';
import { inWords } from '#lib/platform/values/words';
import { type MarkedLine, type Side, scoreOf, sideNames } from '#lib/practice/rules/first-entry';

/** The entry of the home page, marked as the papers are: what was chosen, what was expected, and why. */
export function MarkedEntry({ lines }: { lines: readonly MarkedLine[] }) {
  const score = scoreOf(lines);
  return (
    <>
      <div className="wrap mk-head">
        <div>
          <h1 className="num">
            {score} of {lines.length}
          </h1>
          <p className="lede">{verdictOf(lines)}</p>
          <div className="acts-row">
            <a className="button" href={anotherSetPath(1)}>
              Begin with paper 1
            </a>
            <a className="button line" href={practiceEntryHome}>
              {score === lines.length ? 'Back to the home page' : 'Correct this one'}
            </a>
          </div>
          <p className="mk-more">
            <a className="text-action" href={routes.practice}>
              Open your practice book
            </a>
          </p>
        </div>
      </div>
      <div className="wrap mk-entry one-entry">
        <FirstBill />
        <section className="leaf mk-sheet" aria-labelledby="sheet">
          <span className="leaf-margin" aria-hidden="true" />
          <div className="mk-top">
            <h2 id="sheet">Your entry, marked</h2>
          </div>
          <ol>
            {lines.map((line) => (
              <Line key={line.cell} line={line} />
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

const names = { right: 'right', wrong: 'not right', empty: 'left empty' };

const isSide = (given: string): given is Side => given === 'd' || given === 'k';

function Line({ line: { cell, account, amount, side, why, given, mark } }: { line: MarkedLine }) {
  const written = isSide(given) ? `${sideNames[given]} ${amount}` : given;
  return (
    <li className={`mk ${mark}`} data-cell={cell} data-mark={mark} data-expected={side}>
      <span className="mk-l">
        {account}
        <span className="sr-only">: {names[mark]}</span>
      </span>
      <span className="mk-y num">
        {mark === 'empty' && <i>left empty</i>}
        {mark === 'wrong' && <s>{written}</s>}
        {mark === 'right' && written}
      </span>
      <p className={mark === 'right' ? 'mk-w is-right' : 'mk-w'}>
        {mark !== 'right' && (
          <b className="num">
            <span className="sr-only">Expected: </span>
            {sideNames[side]} {amount}
          </b>
        )}
        {why}
      </p>
    </li>
  );
}

function verdictOf(lines: readonly MarkedLine[]): string {
  const count = (mark: MarkedLine['mark']) => lines.filter((line) => line.mark === mark).length;
  const [wrong, empty] = [count('wrong'), count('empty')];
  if (empty === lines.length) {
    return 'Nothing was chosen. The entry is below, with the reason for each line.';
  }
  if (wrong + empty === 0) {
    return 'Both sides agree: a purchase with input tax. Paper 1 has ten more like it.';
  }
  const lineCount = (many: number) => `${inWords(many)} ${many === 1 ? 'line' : 'lines'}`;
  const parts = [
    wrong > 0 && `${lineCount(wrong)} on the other side`,
    empty > 0 && `${lineCount(empty)} left empty`,
  ].filter((part) => part !== false);
  const said = parts.join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. The expected entry is beside each, with the reason.`;
}
