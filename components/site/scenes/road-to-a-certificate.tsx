import { Scene } from '#components/site/scenes/scene';

export const RoadToACertificate = () => (
  <Scene
    box="0 0 560 300"
    says="How a certificate is earned: first a telephone interview about an entry, then the module’s work done and ticked on a screen, then the certificate with its seal."
  >
    <path
      className="gl"
      strokeWidth="2.6"
      d="M138 150h36M166 143l10 7-10 7M366 150h32M390 143l10 7-10 7"
    />
    <circle className="f" cx="66" cy="136" r="30" />
    <path
      className="h"
      d="M36 136c-4-36 24-44 40-38 18 4 24 22 20 40-8-12-16-18-28-20-10 8-20 12-32 18z"
    />
    <path className="v" d="M18 240c0-46 14-66 48-68 34 2 48 22 48 68z" />
    <path className="r" d="M92 134l13 3-6 38-13-3z" />
    <path className="f" d="M88 160c10-4 22 0 22 8s-8 14-18 14z" />
    <path
      className="p"
      d="M70 30h86a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-46l-16 16 2-16H70a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z"
    />
    <path className="n" strokeWidth="1.4" d="M113 38v34M72 48h82" />
    <path className="b" d="M74 42h20M124 42h18M74 60h28M130 60h18" />
    <path className="r" d="M184 74h174v122H184z" />
    <path className="p" d="M194 84h154v102H194z" />
    <path className="k" d="M252 196v26M290 196v26M226 222h90" />
    <path className="n" strokeWidth="1.4" d="M206 106h130" />
    <path className="n" strokeWidth="3" d="M206 96h46M290 96h40" />
    <path className="b" d="M206 120h52M206 136h40M206 152h58M286 120h22M286 136h22M286 152h22" />
    <path
      stroke="#1d6b3d"
      strokeWidth="3"
      d="M322 119l5 5 9-11M322 135l5 5 9-11M322 151l5 5 9-11"
    />
    <path className="n" d="M280 164h32M280 174h32M280 178h32" />
    <g transform="rotate(3 480 146)">
      <path className="p" d="M410 68h134v166H410z" />
      <path className="gl" strokeWidth="2.6" d="M418 76h118v150H418z" />
      <path className="n" strokeWidth="5" d="M442 102h70" />
      <path className="n" strokeWidth="2.4" d="M454 116h46" />
      <path className="b" d="M434 144c8-12 14-8 16 0s12-12 18-4 12-6 20-2 14-4 24-2" />
      <path className="n" strokeWidth="1.4" d="M432 154h90" />
      <path className="l" d="M432 170h90M432 182h66" />
      <path className="d" d="M496 206l-5 30 12-7 11 8 3-30z" />
      <circle className="t" cx="506" cy="202" r="17" />
      <path stroke="#fff7ea" strokeWidth="2.6" d="M499 203l5 5 9-11" />
    </g>
    <path className="k" d="M8 240h124M180 240h184M400 256h152" />
  </Scene>
);
