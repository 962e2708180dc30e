import { Scene } from '#components/site/scenes/scene';

export const RingedVacancy = () => (
  <Scene
    box="0 0 480 320"
    says="A newspaper folded at the situations vacant: the advertisement for an accountant is ringed in red, with a pen, spectacles and a tumbler of tea beside it."
  >
    <path className="s" d="M0 292h480v6H0z" />
    <path className="k" d="M8 292h464" />
    <g transform="rotate(-3 190 170)">
      <path className="p" d="M40 34h300v250H40z" />
      <path className="n" strokeWidth="1.2" d="M340 40l12 6v244H54l-4-6" />
      <text x="56" y="68" fontSize="25" fontWeight="700">
        Situations vacant
      </text>
      <path className="n" strokeWidth="2.4" d="M54 80h272" />
      <path className="n" strokeWidth="1" d="M54 85h272M146 96v176M238 96v176" />
      <path
        className="l"
        strokeWidth="3"
        d="M58 102h74M58 114h66M58 126h74M58 138h50M58 164h74M58 176h70M58 188h74M58 200h42M58 226h74M58 238h60M58 250h74M250 102h74M250 114h60M250 126h74M250 138h44M250 208h74M250 220h70M250 232h74M250 244h36"
      />
      <path className="n" strokeWidth="4" d="M58 153h36M250 153h50M58 215h48M250 197h42" />
      <path
        className="l"
        strokeWidth="3"
        d="M250 166h74M250 178h54M158 102h66M158 114h70M158 126h52"
      />
      <path className="n" strokeWidth="1.6" d="M154 144h76v84h-76z" />
      <text x="160" y="163" fontSize="13.5" fontWeight="700">
        Accountant
      </text>
      <path className="n" strokeWidth="1.8" d="M161 176h60M161 187h48M161 198h58" />
      <path className="b" d="M161 214h38" />
      <path className="l" strokeWidth="3" d="M158 244h66M158 256h54" />
      <path
        className="x"
        strokeWidth="3.4"
        d="M150 236c-20-30-16-88 14-100 32-10 74-4 82 34 6 34-8 72-44 76-24 2-46-4-56-16"
      />
    </g>
    <path className="t" d="M262 246l92-70 9 11-92 70-13 3z" />
    <path className="k" strokeWidth="2.4" d="M258 260l-6 4" />
    <circle className="k" cx="384" cy="136" r="24" />
    <circle className="k" cx="442" cy="128" r="24" />
    <path className="k" strokeWidth="2.6" d="M408 130c4-6 8-6 11-2M362 126l-14-18M464 118l8-18" />
    <path className="r" d="M392 206h60l-8 86h-44z" />
    <path className="g" d="M395 226h54l-7 64h-40z" />
    <path className="k" d="M392 206h60l-8 86h-44zM410 192c-6-8 6-12 0-22M430 194c-6-9 7-14 0-24" />
  </Scene>
);
