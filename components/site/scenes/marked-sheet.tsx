import { Scene } from '#components/site/scenes/scene';

const marked = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  x: index < 6 ? 96 : 252,
  y: 96 + (index % 6) * 31,
  right: index !== 6,
}));

export const MarkedSheet = () => (
  <Scene
    box="0 0 480 320"
    says="A test paper that has come back marked: twelve questions, eleven ticked, the seventh crossed with its reason written beside it, and 11 of 12 in the ring."
  >
    <path className="s" d="M0 294h480v6H0z" />
    <path className="k" d="M8 294h464" />
    <path className="c" d="M36 28h24v266H36z" />
    <path className="gl" strokeDasharray="6 6" d="M48 38v246" />
    <path className="p" d="M60 28h354v266H60z" />
    <path className="x" strokeWidth="1" d="M82 28v266" />
    <text x="96" y="60" fontSize="22" fontWeight="700">
      Model test paper
    </text>
    <path className="n" strokeWidth="2.4" d="M96 70h206" />
    <g fontSize="15" fontWeight="600">
      {marked.map(({ number, x, y, right }) => (
        <g key={number}>
          <text x={x + 16} y={y + 5} textAnchor="end">
            {number}
          </text>
          <path className="b" strokeWidth="3" d={`M${x + 28} ${y}h${44 + ((number * 7) % 30)}`} />
          <path
            stroke={right ? '#1d6b3d' : '#a8201a'}
            strokeWidth="3"
            d={right ? `M${x + 114} ${y}l6 6 10-13` : `M${x + 114} ${y - 7}l14 14m0-14l-14 14`}
          />
        </g>
      ))}
    </g>
    <path stroke="#a8201a" strokeWidth="1.8" d="M280 106c14-3 30-3 62 0" />
    <circle className="p" cx="424" cy="52" r="46" />
    <circle className="gl" cx="424" cy="52" r="38" strokeWidth="7" strokeDasharray="15.92 3.98" />
    <text x="424" y="59" fontSize="21" fontWeight="800" textAnchor="middle">
      11/12
    </text>
    <path className="t" d="M366 284l92-62 7 11-92 62-14 2z" />
  </Scene>
);
