import { halves } from '#lib/practice/rules/halves';
import { shownDay } from '#lib/practice/rules/papers/days';
import type { Marked } from '#lib/practice/rules/papers/mark';
import type { WrittenLine } from '#lib/practice/rules/papers/matching';
import type { MadePaper } from '#lib/practice/rules/papers/paper';
import { inputName, type ShowAmount, showAmountsOf } from '#lib/practice/rules/worksheet';

type Entry = Marked['entries'][number];
type Surplus = Marked['surplus'][number];

const markNames = { right: 'right', part: 'half a mark', wrong: 'not right', empty: 'left empty' };

interface Props {
  made: MadePaper;
  marked: Marked;
  /** In place of the set, which a sitting does not name. */
  when?: string;
  title?: string;
}

export function MarkedSheet({ made, marked, when, title = 'Your sheet, marked' }: Props) {
  const show = showAmountsOf(made);
  return (
    <section className="leaf mk-sheet" aria-labelledby="sheet">
      <span className="leaf-margin" aria-hidden="true" />
      <div className="mk-top">
        <h2 id="sheet">{title}</h2>
        <p className="num" data-when="">
          {when ?? `Set ${made.set}`}, papers of {shownDay(made.day)}
        </p>
      </div>
      {marked.parts.map((part, at) => (
        <section key={part.title} className="mk-part" aria-labelledby={`marked-${at + 1}`}>
          <h3 id={`marked-${at + 1}`}>
            <span>{at + 1}</span> {part.title}
            <b className="num">
              {halves(part.score)} of {part.of}
            </b>
          </h3>
          <ol>
            {marked.entries
              .filter((entry) => entry.part === at)
              .map((entry) => (
                <MarkedEntry key={entry.cell} entry={entry} show={show} />
              ))}
            {marked.surplus
              .filter((line) => line.part === at)
              .map((line) => (
                <SurplusLine key={line.rows.join()} line={line} />
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

const isLine = (side: string | WrittenLine): side is WrittenLine => typeof side !== 'string';

function MarkedEntry({ entry, show }: { entry: Entry; show: ShowAmount }) {
  const { cell, mark, expected, written, why, rows } = entry;
  const own = isLine(expected)
    ? { 'data-rows': rows?.join(' ') ?? '' }
    : { 'data-expected': expected };
  return (
    <li className={`mk ${mark}`} data-cell={cell} data-mark={mark} {...own}>
      <span className="mk-l">
        {isLine(expected) ? lineLabel(entry, expected) : entry.label}
        <span className="sr-only">: {markNames[mark]}</span>
      </span>
      <span className="mk-y num">
        {mark === 'empty' ? (
          <i>left empty</i>
        ) : (
          <>
            <span className="sr-only">You wrote </span>
            {mark === 'wrong' ? <s>{shownOf(written, show)}</s> : shownOf(written, show)}
          </>
        )}
      </span>
      <p className={mark === 'right' ? 'mk-w is-right' : 'mk-w'}>
        {mark === 'right' ? null : <Expected expected={expected} show={show} />}
        {why}
      </p>
      {isLine(expected) && <Inputs cell={cell} expected={expected} />}
    </li>
  );
}

/** The account of the line; one that was written otherwise is as it was written. */
const lineLabel = ({ mark, written }: Entry, expected: WrittenLine): string =>
  mark === 'wrong' && isLine(written) && written.account !== ''
    ? written.account
    : expected.account;

function shownOf(side: string | WrittenLine, show: ShowAmount): string {
  if (!isLine(side)) return show(side);
  if (side.debit === '' && side.credit === '') return 'no amount that can be read';
  return side.debit === '' ? `Cr ${show(side.credit)}` : `Dr ${show(side.debit)}`;
}

function Expected({ expected, show }: { expected: Entry['expected']; show: ShowAmount }) {
  return (
    <b className="num">
      <span className="sr-only">Expected: </span>
      {isLine(expected) && `${expected.account}, `}
      {shownOf(expected, show)}
    </b>
  );
}

/** It is for a program that checks the page. */
function Inputs({ cell, expected }: { cell: string; expected: WrittenLine }) {
  const sides = { a: expected.account, d: expected.debit, k: expected.credit };
  return Object.entries(sides).map(([side, text]) => (
    <span key={side} hidden data-input={inputName(`${cell}.${side}`)} data-expected={text} />
  ));
}

function SurplusLine({ line: { rows, written } }: { line: Surplus }) {
  return (
    <li className="mk wrong" data-surplus={rows.join(' ')} data-minus="1">
      <span className="mk-l">
        {written.account || 'A line without an account'}
        <span className="sr-only">: a line too many</span>
      </span>
      <span className="mk-y num">
        <s>
          {[written.debit && `Dr ${written.debit}`, written.credit && `Cr ${written.credit}`]
            .filter(Boolean)
            .join(', ')}
        </s>
      </span>
      <p className="mk-w">This line does not belong in the entry: it costs a mark.</p>
    </li>
  );
}
