import { Scene } from '#components/site/scenes/scene';

/** 180 is the difference: a multiple of nine, so two figures changed places. */
const statement = [
  ['Receipt', '12,400'],
  ['Cheque 118', '5,130'],
  ['Charges', '590'],
  ['Receipt', '8,000'],
] as const;

export const OpenCaseFile = () => (
  <Scene
    box="0 0 480 320"
    says="A case file untied on the desk: in the bank statement cheque 118 stands at 5,130 and is ringed, and the slip clipped to it says that the books have 5,310, a difference of 180."
  >
    <path className="s" d="M0 294h480v6H0z" />
    <path className="k" d="M8 294h464" />
    <path className="o" d="M34 54h110l14 18h240v222H34z" />
    <path className="x" strokeWidth="3.2" d="M366 88c24-8 48 2 54 20s-10 22 2 38" />
    <circle className="c" cx="362" cy="92" r="9" />
    <g transform="rotate(-3 200 170)">
      <path className="p" d="M62 38h250v250H62z" />
      <text x="82" y="72" fontSize="22" fontWeight="700">
        Bank statement
      </text>
      <path className="n" strokeWidth="2.4" d="M82 86h210" />
      <path className="l" d="M82 122h210M82 160h210M82 198h210M82 236h210" />
      <g fontSize="19">
        {statement.map(([what, sum], at) => (
          <g key={what + sum}>
            <text x="82" y={114 + at * 38}>
              {what}
            </text>
            <text x="290" y={114 + at * 38} textAnchor="end">
              {sum}
            </text>
          </g>
        ))}
      </g>
      <path
        className="x"
        strokeWidth="3.2"
        d="M226 158c-14-26 16-34 48-32 26 2 40 14 26 28-16 14-62 14-78 0"
      />
    </g>
    <g transform="rotate(5 376 220)">
      <path className="p" d="M298 168h146v100H298z" />
      <g fontSize="18" fontWeight="600">
        <text x="318" y="196">
          Books
        </text>
        <text x="432" y="196" textAnchor="end">
          5,310
        </text>
        <text x="318" y="220">
          Bank
        </text>
        <text x="432" y="220" textAnchor="end">
          5,130
        </text>
        <text x="432" y="252" textAnchor="end">
          180
        </text>
      </g>
      <path className="n" d="M384 229h48M384 258h48M384 262h48" />
      <path className="n" strokeWidth="2.6" d="M334 252h-38a6 6 0 0 1 0-12h28" />
    </g>
  </Scene>
);
