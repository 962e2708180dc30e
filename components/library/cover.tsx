import type { Course, Level } from '#data/courses';
import { provider } from '#data/site';

interface Props {
  shape: 'book' | 'card';
  tone: Level;
  kicker: string;
  /** Large: a number, or the day of a month. */
  mark?: string;
  markFoot?: string;
  title: string;
  /** Below the title: level, language or length. */
  foot?: string;
}

export function Cover(props: Props) {
  return props.shape === 'book' ? <Book {...props} /> : <Card {...props} />;
}

function Book({ tone, kicker, mark, title, foot }: Props) {
  const lines = breakLines(title, 14);
  const { cloth, spine } = cloths[tone];
  return (
    <svg
      className="cover"
      viewBox="0 0 240 320"
      role="img"
      aria-label={`${kicker} ${mark}: ${title}`}
    >
      <rect width="240" height="320" rx="5" fill={cloth} />
      <rect width="24" height="320" rx="5" fill={spine} />
      <path d="M33 14v292" stroke={stitch} strokeWidth="2" strokeDasharray="7 6" />
      <rect x="52" y="34" width="164" height="222" rx="2" fill={paper} />
      <path d="M52 44h164M52 246h164" stroke={cloth} strokeWidth="1.5" />
      <g fontWeight="600">
        <text x="68" y="72" fontSize="16" fill={quiet}>
          {kicker}
        </text>
        <text x="66" y="128" fontSize="58" fontWeight="800" fill={cloth}>
          {mark}
        </text>
        <path d="M68 144h132" stroke={ink} strokeWidth="1.5" />
        <TextLines lines={lines} x={68} y={170} size={20} fill={ink} />
      </g>
      <text x="52" y="290" fontSize="16" fontWeight="600" fill={stitch}>
        {foot}
      </text>
    </svg>
  );
}

function Card({ tone, kicker, mark, markFoot, title, foot }: Props) {
  const lines = breakLines(title, mark ? 16 : 21);
  const { cloth } = cloths[tone];
  const left = mark ? 138 : 44;
  return (
    <svg className="cover" viewBox="0 0 320 180" role="img" aria-label={`${kicker}: ${title}`}>
      {cardGround(tone, mark !== undefined)}
      {mark && (
        <g fontWeight="800" textAnchor="middle">
          <text x="80" y="90" fontSize="46" fill={cloth}>
            {mark}
          </text>
          <text x="80" y="138" fontSize="15" fontWeight="600" fill={quiet}>
            {markFoot}
          </text>
        </g>
      )}
      <text x={left} y="40" fontSize="15" fontWeight="600" fill={stitch}>
        {kicker}
      </text>
      <g fontWeight="700">
        <TextLines lines={lines} x={left} y={70} size={20.5} fill={onCloth} />
      </g>
      <text x={left} y="156" fontSize="15" fontWeight="500" fill={onCloth}>
        {foot}
      </text>
    </svg>
  );
}

interface TextProps {
  lines: readonly string[];
  x: number;
  y: number;
  size: number;
  fill: string;
}

function TextLines({ lines, x, y, size, fill }: TextProps) {
  return (
    <text fontSize={size} fill={fill}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * size * 1.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Words into lines of at most `width` characters; a longer word has a line of its own. */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

interface BookCoverProps {
  course: Pick<Course, 'courseNo' | 'level' | 'title'>;
}

export function BookCover({ course: { courseNo, level, title } }: BookCoverProps) {
  return (
    <Cover
      shape="book"
      tone={level}
      kicker="AcSS"
      mark={String(courseNo)}
      title={title}
      foot={provider.name}
    />
  );
}

// Ledger cloth: the same in both themes, so these are not the theme's own tokens.
export const cloths = {
  foundation: { cloth: '#34448f', spine: '#263272' },
  intermediate: { cloth: '#8a5f10', spine: '#6b490a' },
  final: { cloth: '#9b1c2e', spine: '#741321' },
} as const;
export const stitch = '#e9c675';
export const onCloth = '#fff7ea';
export const paper = '#f7f0df';
export const ink = '#241d17';
export const quiet = '#6a5d4c';

/** A card without its words, 320 by 180; called, not mounted: the painter of social cards knows plain shapes alone. */
export function cardGround(tone: Level, labelled: boolean) {
  const { cloth, spine } = cloths[tone];
  return (
    <>
      <rect width="320" height="180" rx="4" fill={cloth} />
      <rect width="16" height="180" rx="4" fill={spine} />
      <path d="M23 10v160" stroke={stitch} strokeWidth="1.5" strokeDasharray="6 5" />
      {labelled && <rect x="40" y="24" width="80" height="132" rx="2" fill={paper} />}
      {labelled && <path d="M52 112h56M52 116h56" stroke={ink} strokeWidth="1.2" />}
    </>
  );
}

/** The cover of a module as small as a line of text: its number on paper, its level in the cloth. */
export function MiniCover({ course: { courseNo, level } }: { course: Course }) {
  return <span className={`mini-cover ${level}`}>{courseNo}</span>;
}
