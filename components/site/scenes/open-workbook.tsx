import { Scene } from '#components/site/scenes/scene';

const rows = [
  ['Balance in the books', '1,25,400'],
  ['Add: cheque not presented', '18,600'],
  ['Less: bank charges', '590'],
  ['Balance at the bank', '1,43,410'],
] as const;

export const OpenWorkbook = () => (
  <Scene
    box="18 18 484 274"
    says="A workbook open at a bank reconciliation: the books have 1,25,400, a cheque of 18,600 is not presented yet, charges of 590 are not entered, and the formula comes to the 1,43,410 at the bank."
  >
    <path className="r" d="M20 20h480v244H20z" />
    <path className="p" d="M32 32h456v220H32z" />
    <path fill="#1d6b3d" d="M32 32h456v26H32z" />
    <g fontSize="17" fontWeight="700">
      <text x="46" y="51" className="onc">
        Bank reconciliation
      </text>
      <text x="46" y="80" className="quiet">
        fx
      </text>
      <text x="76" y="80">
        =C2+C3-C4
      </text>
    </g>
    <path
      className="l"
      strokeLinecap="butt"
      d="M32 90h456M66 64v26M32 126h456M32 162h456M32 198h456M66 90v162M352 90v162"
    />
    <g fontSize="18">
      {rows.map(([what, sum], at) => (
        <g key={what} fontWeight={at === 3 ? 700 : 400}>
          <text x="49" y={115 + at * 36} textAnchor="middle" className="quiet">
            {at + 2}
          </text>
          <text x="78" y={115 + at * 36}>
            {what}
          </text>
          <text x="474" y={115 + at * 36} textAnchor="end">
            {sum}
          </text>
        </g>
      ))}
    </g>
    <path className="n" d="M376 198h100M376 233h100M376 238h100" />
    <path stroke="#1d6b3d" strokeWidth="3" d="M352 201h134v44H352z" />
    <path className="k" d="M230 264v22M290 264v22M190 290h140" />
  </Scene>
);
