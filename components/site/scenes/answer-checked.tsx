import { Scene } from '#components/site/scenes/scene';

const Amounts = ({ x, of }: { x: number; of: readonly string[] }) => (
  <g fontSize="17" fontWeight="600" textAnchor="end">
    {of.map((amount, at) => (
      <text key={amount} x={x} y={112 + at * 34}>
        {amount}
      </text>
    ))}
  </g>
);

/** The sums: 12,400 + 18,600 + 9,000 = 40,000, and 12,400 + 18,060 + 9,000 = 39,460. */
export const AnswerChecked = () => (
  <Scene
    box="0 0 480 320"
    says="A bank statement, and beside it the rows that an AI tool made of it: 18,600 became 18,060, ringed in red. The totals differ by 540, which nine divides: two digits have changed places."
  >
    <path className="s" d="M0 296h480v6H0z" />
    <path className="k" d="M8 296h464" />
    <g transform="rotate(-3 120 170)">
      <path className="p" d="M32 48h172v200H32z" />
      <text x="46" y="76" fontSize="17" fontWeight="700">
        Statement
      </text>
      <path className="n" d="M46 86h144" />
      <path className="l" strokeWidth="5" d="M50 106h50M50 140h38M50 174h56" />
      <Amounts x={190} of={['12,400', '18,600', '9,000']} />
      <path className="n" d="M122 190h70M122 220h70M122 225h70" />
      <text x="190" y="213" fontSize="17" fontWeight="700" textAnchor="end">
        40,000
      </text>
    </g>
    <path className="gl" strokeWidth="3" d="M216 142h34M241 134l11 8-11 8" />
    <path className="p" d="M264 56h186v186H264z" />
    <path className="t" d="M264 40h186v18H264z" />
    <path className="l" d="M264 88h186M264 122h186M264 156h186M264 190h186M356 58v184" />
    <path className="l" strokeWidth="5" d="M278 106h50M278 140h38M278 174h56" />
    <text x="278" y="78" fontSize="15" fontWeight="700">
      Rows
    </text>
    <Amounts x={440} of={['12,400', '18,060', '9,000']} />
    <path
      className="x"
      strokeWidth="3"
      d="M369 137c4-14 58-16 74-5 8 10-6 21-38 22-26 0-42-6-36-17z"
    />
    <path className="n" d="M370 222h72M370 227h72" />
    <text x="440" y="214" fontSize="17" fontWeight="700" textAnchor="end">
      39,460
    </text>
    <g transform="rotate(2 250 268)">
      <path className="o" d="M150 238h190v46H150z" />
      <text x="162" y="267" fontSize="17" fontWeight="700">
        540 ÷ 9 = 60: swapped
      </text>
    </g>
  </Scene>
);
