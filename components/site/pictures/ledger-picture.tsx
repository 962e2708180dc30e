import { cloths, ink, paper, quiet, stitch } from '#components/library/cover';
import type { LedgerPage } from '#data/pictures';

const width = 340;
const left = 44;
const right = width - 16;
const line = 27;
const figureWidth = 78;

export function LedgerPicture({ page }: { page: LedgerPage }) {
  const { id, title, head, columns, rows, total, says } = page;
  const top = 84;
  const foot = top + rows.length * line;
  const height = foot + 52;
  const at = (column: number) => right - (columns.length - 1 - column) * figureWidth;
  return (
    <figure className="ledger-picture">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`picture-${id}`}>
        <title id={`picture-${id}`}>{title}</title>
        <rect width={width} height={height} rx="5" fill={paper} />
        <rect width="18" height={height} rx="4" fill={cloths.final.cloth} />
        <path d={`M9 10v${height - 20}`} stroke={stitch} strokeWidth="1.5" strokeDasharray="6 5" />
        <path d={`M33 0v${height}`} stroke="#b23a48" strokeWidth="0.8" opacity="0.55" />
        <text x={left} y="30" fontSize="15.5" fontWeight="700" fill={ink}>
          {head}
        </text>
        <path d={`M${left} 42h${right - left}`} stroke={ink} strokeWidth="1.8" />
        <g fontSize="12.5" fontWeight="600" fill={quiet}>
          <Cells cells={columns} y={62} at={at} />
        </g>
        <g fontSize="14" fill={ink}>
          {rows.map((cells, row) => (
            <g key={cells[0]}>
              <path d={`M${left} ${top + row * line - 15}h${right - left}`} stroke="#d9cbae" />
              <Cells cells={cells} y={top + row * line + 4} at={at} />
            </g>
          ))}
        </g>
        <g fontSize="14.5" fontWeight="700" fill={ink}>
          <Cells cells={total} y={foot + 18} at={at} />
        </g>
        {total.slice(1).map((figure, column) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is nothing but its column
            key={column}
            d={`M${at(column + 1) - 62} ${foot - 6}h62M${at(column + 1) - 62} ${foot + 28}h62M${at(column + 1) - 62} ${foot + 32}h62`}
            stroke={ink}
            opacity={figure ? 1 : 0}
          />
        ))}
      </svg>
      <figcaption>{says}</figcaption>
    </figure>
  );
}

function Cells({
  cells,
  y,
  at,
}: {
  cells: readonly string[];
  y: number;
  at: (column: number) => number;
}) {
  return cells.map((cell, column) =>
    cell === '' ? null : (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its column
        key={column}
        x={column === 0 ? left : at(column)}
        y={y}
        textAnchor={column === 0 ? 'start' : 'end'}
      >
        {cell}
      </text>
    ),
  );
}
