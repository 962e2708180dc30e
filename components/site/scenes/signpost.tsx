import { Scene } from '#components/site/scenes/scene';

/** Left and right in turn, the first on top. */
const arms = [
  ['Jobs', 't'],
  ['Certification', 'v'],
  ['Coaching', 'p'],
  ['Internships', 't'],
  ['Licences', 'v'],
  ['Library', 'p'],
] as const;

export const Signpost = () => (
  <Scene
    box="0 0 480 320"
    says="A signpost with six arms: Jobs, Certification, Coaching, Internships, Licences and Library."
  >
    <path className="s" d="M0 296h480v6H0z" />
    <path className="k" d="M8 296h464" />
    <path className="h" d="M232 18h16v278h-16z" />
    <path className="g" d="M228 10h24v10h-24z" />
    {arms.map(([name, tone], at) => {
      const y = 28 + at * 42;
      const left = at % 2 === 0;
      return (
        <g key={name}>
          <path
            className={tone}
            d={left ? `M272 ${y}H92l-24 17 24 17h180z` : `M208 ${y}h180l24 17-24 17H208z`}
          />
          <text
            className={tone === 'p' ? undefined : tone === 't' ? 'onc' : 'onv'}
            x={left ? 176 : 304}
            y={y + 24}
            fontSize="20"
            fontWeight="700"
            textAnchor="middle"
          >
            {name}
          </text>
        </g>
      );
    })}
    <path
      className="gl"
      strokeWidth="2.4"
      d="M196 296c4-16 10-20 18-22M200 284c-6-8-12-8-18-8M284 296c-4-14-10-18-16-20M282 286c6-8 10-8 18-8"
    />
  </Scene>
);
