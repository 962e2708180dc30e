import { Scene } from '#components/site/scenes/scene';

export const WeekOfACourse = () => (
  <Scene
    box="19 16 518 276"
    says="A week of the course as a ruled page: five evening classes from Monday to Friday, practice at home on Saturday, Sunday free, and ten hours added up under a double rule."
  >
    <path className="c" d="M20 24h22v260H20z" />
    <path className="gl" strokeDasharray="6 6" d="M31 36v236" />
    <path className="p" d="M42 24h494v260H42z" />
    <path className="x" strokeWidth="1" d="M60 24v260" />
    <path className="n" strokeWidth="2.4" d="M70 66h456" />
    <path
      className="l"
      d="M134 36v196M198 36v196M262 36v196M326 36v196M390 36v196M454 36v196M70 106h456M70 146h456M70 186h456M70 232h456"
    />
    <path
      className="n"
      strokeWidth="3"
      d="M84 52h28M148 52h26M212 52h28M276 52h26M340 52h24M404 52h26M468 52h26"
    />
    <g className="c">
      <path d="M78 152h48v28H78zM142 152h48v28h-48zM206 152h48v28h-48zM270 152h48v28h-48zM334 152h48v28h-48z" />
    </g>
    <g stroke="#fff7ea" strokeWidth="2">
      <path d="M86 162h28M86 171h20M150 162h24M150 171h28M214 162h30M214 171h18M278 162h22M278 171h28M342 162h28M342 171h16" />
    </g>
    <g className="b">
      <path d="M80 84h34M80 94h22M144 84h26M208 84h36M208 94h24M272 84h30M336 84h24M336 94h32" />
    </g>
    <path className="g" d="M398 76h48v66h-48z" />
    <path className="n" strokeWidth="1.8" d="M406 90h30M406 102h22M406 114h30M406 126h16" />
    <g className="n" strokeWidth="1.8">
      <path d="M474 118h36l-5 30h-26z" />
      <path className="gl" d="M478 128h28" />
      <path d="M486 110c-3-5 3-7 0-13M498 110c-3-5 3-7 0-13" />
    </g>
    <path
      className="b"
      strokeWidth="3"
      d="M92 212h18M156 212h18M220 212h18M284 212h18M348 212h18M412 212h18"
    />
    <path className="n" strokeWidth="3" d="M360 256h54" />
    <path className="n" d="M440 244h76M440 268h76M440 273h76" />
    <path className="b" strokeWidth="3.4" d="M478 256h34" />
  </Scene>
);
