import type { MarkName } from '#lib/practice/rules/book';

/** The small marks that a bank, an office of the government or a shop puts on its papers; names are in the text. */
export const BankMark = () => (
  <svg className="doc-mark" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M3 11 14 4l11 7zM5 23h18M4 26h20" />
    <path d="M7 12v9M12 12v9M16 12v9M21 12v9" />
  </svg>
);

export const GovernmentMark = () => (
  <svg className="doc-mark" viewBox="0 0 28 28" aria-hidden="true">
    <circle cx="14" cy="14" r="11" />
    <circle cx="14" cy="14" r="2.2" />
    <path d={spokes} />
  </svg>
);

const spokes = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  const point = (radius: number) =>
    `${(14 + radius * Math.cos(angle)).toFixed(1)} ${(14 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(2.4)}L${point(10.6)}`;
}).join('');

export const Stamp = () => (
  <svg className="doc-stamp" viewBox="0 0 96 40" aria-hidden="true">
    <rect x="2" y="2" width="92" height="36" rx="5" />
    <text x="48" y="26" textAnchor="middle">
      CASH
    </text>
  </svg>
);

/** One arc an entry: whole, dashed, thin or a hair, in the order of the sheet. */
export function MarkRing({ marks }: { marks: readonly MarkName[] }) {
  const step = 360 / marks.length;
  const arcs = marks.map((mark, at) => ({ mark, d: arc(at * step + 2, (at + 1) * step - 2) }));
  return (
    <svg className="mark-ring" viewBox="0 0 120 120" aria-hidden="true">
      {arcs.map(({ mark, d }) => (
        <path key={d} className={mark} d={d} />
      ))}
    </svg>
  );
}

function arc(from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(60 + 50 * Math.cos(angle)).toFixed(1)} ${(60 + 50 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A50 50 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** An open page of the practice book: a stroke an entry, which is inked from its result in the browser. */
export function BookPage({ entries }: { entries: number }) {
  const left = Math.ceil(entries / 2);
  const strokes = Array.from({ length: entries }, (_, at) => {
    const [x, line] = at < left ? [6, at] : [56, at - left];
    return `M${x} ${(8 + (line * 52) / Math.max(1, left - 1)).toFixed(1)}h38`;
  });
  return (
    <svg className="pg" viewBox="0 0 100 66" aria-hidden="true">
      <path className="m" d="M50 3v60" />
      {strokes.map((d) => (
        <path key={d} className="e" data-stroke="" d={d} />
      ))}
    </svg>
  );
}
