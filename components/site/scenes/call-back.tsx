import { Scene } from '#components/site/scenes/scene';

export const CallBack = () => (
  <Scene
    box="0 0 480 320"
    says="A desk from which we call: the diary is open at today’s hours, one name at eleven is ringed, and the telephone stands beside it."
  >
    <path className="s" d="M0 282h480v6H0z" />
    <path className="k" d="M8 282h464" />
    <path className="c" d="M24 264c40-12 84-12 118 2 34-14 78-14 118-2v18H24z" />
    <path
      className="p"
      d="M34 258c36-11 76-10 108 4V74c-32-14-72-15-108-4zM142 262c32-14 72-15 108-4V70c-36-11-76-10-108 4z"
    />
    <path className="x" strokeWidth="1" d="M68 66v188M178 68v188" />
    <path
      className="l"
      d="M42 118c30-6 62-6 92 0M42 154c30-6 62-6 92 0M42 190c30-6 62-6 92 0M42 226c30-6 62-6 92 0M150 118c30-6 62-6 92 0M150 154c30-6 62-6 92 0M150 190c30-6 62-6 92 0M150 226c30-6 62-6 92 0"
    />
    <path className="n" strokeWidth="3" d="M76 92c14-3 26-3 40-1M186 91c14-3 24-3 36-2" />
    <g fontSize="17" fontWeight="700">
      <text x="43" y="112">
        10
      </text>
      <text x="43" y="148">
        11
      </text>
      <text x="43" y="184">
        12
      </text>
      <text x="48" y="220">
        2
      </text>
      <text x="155" y="112">
        3
      </text>
      <text x="155" y="148">
        4
      </text>
    </g>
    <path
      className="b"
      d="M78 110c12-5 22-5 36-3M78 146c8-8 12 4 20-3s12 2 26-2M78 182c10-5 16-4 24-3M188 110c12-5 26-5 40-2M188 146c8-5 18-4 28-3"
    />
    <path
      className="x"
      strokeWidth="3"
      d="M72 152c-8-18 20-24 36-22 20 2 30 10 22 20-10 10-48 12-58 2z"
    />
    <path className="b" strokeWidth="5" d="M196 214l40-34" />
    <path className="gl" strokeWidth="5" d="M196 214l-7 7" />
    <path className="r" d="M302 282l14-92c2-10 8-16 18-16h76c10 0 16 6 18 16l14 92z" />
    <path
      className="t"
      d="M282 150c0-40 180-40 180 0v18c0 8-4 12-10 12h-26c-6 0-10-4-10-10v-16c-30-8-58-8-88 0v16c0 6-4 10-10 10h-26c-6 0-10-4-10-12z"
    />
    <path className="gl" d="M296 138c30-20 122-20 152 0" />
    <path className="g" d="M332 196h80v66h-80z" />
    <path
      className="n"
      strokeWidth="8"
      d="M348 212h1M372 212h1M396 212h1M348 229h1M372 229h1M396 229h1M348 246h1M372 246h1M396 246h1"
    />
    <path className="k" d="M288 180c-14 12 8 18-4 30s8 18-4 30 6 18-2 30" />
  </Scene>
);
