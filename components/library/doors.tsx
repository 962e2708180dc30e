import { cloths, ink, paper, quiet, stitch } from '#components/library/cover';
import { Unbroken } from '#components/library/unbroken';
import { openShelves } from '#data/downloads';

export function Doors() {
  return (
    <ul className="wrap doors">
      {openShelves.map(({ title, text, href, page, inside }) => (
        <li key={href}>
          <DoorPicture of={page} />
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{text}</p>
          <ul className="door-inside">
            {inside.map((each) => (
              <li key={each}>
                <Unbroken text={each} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const rule = '#d9cbae';
const red = cloths.final.cloth;
const rows = [44, 60, 76, 92];

/** A small picture of a page; the text beside it says the same. */
export function DoorPicture({ of }: { of: keyof typeof pages }) {
  return (
    <svg viewBox="0 0 160 112" className="door-picture" aria-hidden="true">
      <rect width="160" height="112" rx="4" fill={paper} />
      <rect width="9" height="112" rx="3" fill={red} />
      <path d="M4.5 6v100" stroke={stitch} strokeDasharray="4 4" />
      {pages[of]()}
    </svg>
  );
}

const Lines = ({ at, from, to }: { at: readonly number[]; from: number; to: number }) => (
  <path
    d={at.map((y) => `M${from} ${y}H${to}`).join('')}
    stroke={rule}
    strokeWidth="5"
    strokeLinecap="round"
  />
);

const Head = ({ children }: { children: string }) => (
  <>
    <text x="20" y="22" fontSize="12" fontWeight="700" fill={ink}>
      {children}
    </text>
    <path d="M20 29h128" stroke={ink} strokeWidth="1.5" />
  </>
);

const pages = {
  paper: () => (
    <>
      <Head>Question 7</Head>
      <Lines at={rows} from={40} to={140} />
      {rows.map((y) => (
        <circle key={y} cx="26" cy={y} r="5" fill="none" stroke={quiet} strokeWidth="1.4" />
      ))}
      <circle cx="26" cy="76" r="3" fill={red} />
      <path d="M40 76h72" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  entry: () => (
    <>
      <Head>Journal</Head>
      <path d="M104 36v62" stroke={red} strokeWidth="1" opacity="0.6" />
      {rows.map((y) => (
        <path key={y} d={`M20 ${y + 6}h128`} stroke={rule} />
      ))}
      <path
        d="M20 44h58M116 44h32M28 60h48M116 60h32M28 76h56"
        stroke="#26368f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M116 76h32"
        stroke={red}
        strokeWidth="4"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </>
  ),
  questions: () => (
    <>
      <Head>“Why us?”</Head>
      <Lines at={[46, 58, 70]} from={44} to={142} />
      <Lines at={[90]} from={44} to={92} />
      <path d="M20 56l6 6 10-13" fill="none" stroke="#1d6b3d" strokeWidth="3" />
      <path d="M22 84l11 11M33 84l-11 11" stroke={red} strokeWidth="3" />
    </>
  ),
  workbook: () => (
    <>
      <rect x="20" y="14" width="128" height="84" fill="none" stroke={quiet} />
      <rect x="20" y="14" width="128" height="14" fill={rule} />
      <path d="M42 14v84M95 14v84M20 42h128M20 56h128M20 70h128M20 84h128" stroke={rule} />
      <g fontSize="9" fontWeight="700" fill={ink} textAnchor="end">
        <text x="144" y="38">
          18,000
        </text>
        <text x="144" y="52">
          3,240
        </text>
        <text x="144" y="95">
          21,240
        </text>
        <text x="90" y="95" fill={quiet}>
          =SUM
        </text>
      </g>
      <path d="M98 86h48M98 101h48M98 104h48" stroke={ink} />
    </>
  ),
  case: () => (
    <>
      <Head>Bank statement</Head>
      <Lines at={rows} from={20} to={92} />
      <g fontSize="10" fill={ink} textAnchor="end">
        {['12,400', '5,310', '5,130', '8,000'].map((sum, at) => (
          <text key={sum} x="146" y={(rows[at] ?? 0) + 4}>
            {sum}
          </text>
        ))}
      </g>
      <ellipse cx="129" cy="76" rx="24" ry="9" fill="none" stroke={red} strokeWidth="2" />
    </>
  ),
};
