import type { ReactNode } from 'react';
import type { NumbersView } from '#lib/server/desk/numbers/views';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Of the scale at the left, from 0 up; the last one is the top. */
  readonly steps: readonly string[];
  readonly weeks: NumbersView['weeks'];
  readonly children: ReactNode;
}

/** Room above the highest value, for its figure. */
const head = 12;
/** From the bottom of the chart, in percent of its height. */
export const heightOf = (part: number) => part * (100 - head);
export const yOf = (part: number) => `${(100 - heightOf(part)).toFixed(2)}%`;
/** The middle of a week's column. */
export const xOf = (at: number, of: number) => `${(((at + 0.5) / of) * 100).toFixed(2)}%`;

/** Places are percentages of the box, so words keep their size whatever its width. */
export function Chart({ title, description, steps, weeks, children }: Props) {
  return (
    <div className="chart">
      <svg className="chart-scale" aria-hidden="true">
        {steps.map((step, at) => (
          <text
            key={step}
            x="100%"
            y={yOf(at / (steps.length - 1))}
            dx="-8"
            dy="4"
            textAnchor="end"
          >
            {step}
          </text>
        ))}
      </svg>
      <svg className="chart-plot" role="img" aria-label={`${title}. ${description}`}>
        {steps.map((step, at) => (
          <line
            key={step}
            className={at === 0 ? 'base' : 'grid'}
            x1="0"
            x2="100%"
            y1={yOf(at / (steps.length - 1))}
            y2={yOf(at / (steps.length - 1))}
          />
        ))}
        {children}
      </svg>
      <ol className="chart-weeks" aria-hidden="true">
        {weeks.map(({ iso, day, month, isNow }) => (
          <li key={iso} className={isNow ? 'now' : undefined}>
            <span>{day}</span>
            <span>{month}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On a phone every other figure stands, the last one among them. */
export const figureClass = (at: number, of: number) =>
  (of - 1 - at) % 2 === 1 ? 'every-other' : undefined;
