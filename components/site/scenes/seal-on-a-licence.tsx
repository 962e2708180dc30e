import { Scene } from '#components/site/scenes/scene';

export const SealOnALicence = () => (
  <Scene
    box="0 0 480 320"
    says="A licence on the desk as it is issued: a frame in gold, a line for the name, a signature, and a hand stamp just lifted from its blue seal."
  >
    <path className="s" d="M0 292h480v6H0z" />
    <path className="k" d="M8 292h464" />
    <g transform="rotate(-2 190 180)">
      <path className="p" d="M44 62h292v222H44z" />
      <path className="gl" strokeWidth="3" d="M56 74h268v198H56z" />
      <path className="gl" strokeWidth="1.2" d="M62 80h256v186H62z" />
      <path
        className="gl"
        d="M62 100c10 0 20-8 20-20M298 80c0 12 10 20 20 20M318 246c-10 0-20 8-20 20M82 266c0-12-10-20-20-20"
      />
      <path className="n" strokeWidth="6" d="M92 116h120" />
      <path className="n" strokeWidth="3" d="M92 134h72" />
      <path className="b" d="M94 170c10-14 18-14 20-2s12-16 20-6 12-8 22-2 14-8 24-2 18-6 28-2" />
      <path className="n" d="M92 182h150" />
      <path className="l" d="M92 202h196M92 216h172M92 230h120" />
      <path className="b" strokeWidth="1.8" d="M94 252c8-12 10 8 18-4s8 6 16-4" />
      <path className="n" strokeWidth="1.4" d="M92 258h58" />
      <path className="d" d="M262 236l-8 42 17-10 15 12 4-44z" />
      <circle className="v" cx="276" cy="220" r="30" />
      <circle cx="276" cy="220" r="23" stroke="#fff7ea" strokeWidth="1.4" strokeDasharray="3 4" />
      <path stroke="#fff7ea" strokeWidth="3.4" d="M264 221l9 9 16-19" />
    </g>
    <g transform="rotate(17 388 130)">
      <path className="h" d="M372 38c0-26 36-26 36 0 0 14-9 18-9 32v34h-18V70c0-14-9-18-9-32z" />
      <path className="g" d="M376 96h28v10h-28z" />
      <path className="t" d="M352 106h76l8 26h-92z" />
      <path className="v" d="M346 132h88v9h-88z" />
    </g>
    <path className="c" d="M372 262h82v30h-82z" />
    <path className="d" d="M372 282h82v10h-82z" />
    <path className="v" d="M382 254h62v8h-62z" />
  </Scene>
);
