import { Scene } from '#components/site/scenes/scene';

export const VoucherToTrialBalance = () => (
  <Scene
    box="0 0 560 340"
    says="A day’s work in four steps: a bill becomes a voucher, the voucher is posted to two ledger accounts, and the balances of all accounts come to the same total on both sides of the trial balance."
  >
    <g transform="rotate(-4 84 96)">
      <path className="p" d="M28 30h112v132l-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8z" />
      <path className="n" strokeWidth="3" d="M42 50h52" />
      <path
        className="n"
        strokeWidth="1.5"
        d="M42 62h38M42 84h46M112 84h16M42 98h34M116 98h12M42 112h34M116 112h12"
      />
      <path className="x" d="M42 124h86" />
      <path className="n" strokeWidth="3" d="M42 136h24M106 136h22" />
    </g>
    <path className="gl" strokeWidth="2.4" d="M150 88c18-10 30-10 46 0M188 80l9 8-11 5" />
    <path className="p" d="M206 36h142v112H206z" />
    <path className="c" d="M206 36h142v16H206z" />
    <path className="l" d="M218 76h118M218 94h118M218 112h118" />
    <path className="x" strokeWidth="1" d="M282 60v78M312 60v78" />
    <path
      className="b"
      d="M218 70h48M218 88h34M218 106h34M228 124h44M288 70h18M291 88h15M291 106h15M318 124h20"
    />
    <path className="n" strokeWidth="1.6" d="M218 132h120" />
    <path className="gl" strokeWidth="2.4" d="M358 84c20 0 34 4 46 14M394 86l11 13-15 3" />
    <g>
      <path className="p" d="M412 64h120v92H412z" />
      <path className="n" d="M422 84h100M472 84v62" />
      <path className="n" strokeWidth="3" d="M450 74h44" />
      <path className="b" d="M422 98h22M454 98h14M422 112h18M452 112h16M480 98h20M508 98h14" />
    </g>
    <g>
      <path className="p" d="M34 196h120v92H34z" />
      <path className="n" d="M44 216h100M94 216v62" />
      <path className="n" strokeWidth="3" d="M72 206h44" />
      <path
        className="b"
        d="M44 230h22M74 230h16M102 230h20M130 230h14M44 244h28M102 244h16M130 244h14"
      />
    </g>
    <path className="c" d="M204 186h228v140H204z" />
    <path className="p" d="M214 178h224v140H214z" />
    <path className="x" strokeWidth="1" d="M350 192v118M394 192v118" />
    <path className="n" strokeWidth="3" d="M230 196h70" />
    <path className="n" strokeWidth="1.5" d="M362 196h24M404 196h26" />
    <path className="n" strokeWidth="2" d="M228 206h202" />
    <path className="l" d="M228 226h202M228 242h202M228 258h202M228 274h202" />
    <path
      className="b"
      d="M228 220h66M366 220h22M228 236h48M370 236h18M228 252h56M408 252h22M228 268h74M364 268h24M228 284h40M406 284h24"
    />
    <path className="n" d="M356 292h32M400 292h30M356 307h32M356 311h32M400 307h30M400 311h30" />
    <path className="b" strokeWidth="3" d="M360 299h28M404 299h26" />
    <path
      className="gl"
      strokeWidth="2.4"
      d="M214 158c-14 4-30 12-44 30M188 182l-19 8 1-20M164 240c14 2 22 4 32 10M188 240l10 11-14 3M480 166c6 26-4 44-30 58M462 204l-13 20 23-2"
    />
    <path className="g" d="M494 262a26 26 0 1 1-.1 0z" />
    <path className="n" strokeWidth="4" d="M483 289l8 8 15-18" />
  </Scene>
);
