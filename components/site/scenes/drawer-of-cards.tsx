import { Scene } from '#components/site/scenes/scene';

interface Props {
  /** The labels of the tabs, from the back to the front, each short enough for its tab. */
  readonly tabs: readonly [string, string, string, string];
}

export const DrawerOfCards = ({ tabs }: Props) => (
  <Scene
    box="0 0 480 320"
    says={`A drawer of index cards pulled open: the tabs read ${new Intl.ListFormat('en-IN').format(tabs)}, and one card is lifted out of the row.`}
  >
    <path className="s" d="M0 296h480v6H0z" />
    <path className="k" d="M8 296h464" />
    <g transform="rotate(-5 300 90)">
      <path className="p" d="M214 18h176v150H214z" />
      <path className="x" strokeWidth="1.4" d="M214 52h176" />
      <path className="n" strokeWidth="4" d="M230 38h84" />
      <path className="l" d="M214 76h176M214 98h176M214 120h176" />
      <path className="b" d="M230 70h120M230 92h88M230 114h104" />
    </g>
    {tabs.map((tab, at) => (
      <g key={tab}>
        <path
          className={at % 2 ? 'p' : 'o'}
          d={`M${64 + at * 6} ${112 + at * 22}h${at * 84}v-20h84v20h${268 - at * 84}v110H${64 + at * 6}z`}
        />
        <text
          x={106 + at * 90}
          y={109 + at * 22}
          fontSize="17"
          fontWeight="700"
          textAnchor="middle"
        >
          {tab}
        </text>
      </g>
    ))}
    <path className="t" d="M44 214h392v82H44z" />
    <path className="d" d="M44 284h392v12H44z" />
    <path className="p" d="M180 230h120v28H180z" />
    <text x="240" y="250" fontSize="17" fontWeight="700" textAnchor="middle">
      A to Z
    </text>
    <path className="gl" strokeWidth="4" d="M222 268c0 12 36 12 36 0" />
  </Scene>
);
