import { Scene } from '#components/site/scenes/scene';

export const Interview = () => (
  <Scene
    box="0 0 480 320"
    says="A job interview: two people at a desk with the resume between them; the question is an entry, and the candidate answers with what is debited and what is credited."
  >
    <path
      className="p"
      d="M44 22h146a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-56l-18 20 2-20H44a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z"
    />
    <text x="54" y="50" fontSize="18" fontWeight="700">
      Goods came
    </text>
    <text x="54" y="74" fontSize="18" fontWeight="700">
      on credit?
    </text>
    <path
      className="p"
      d="M278 36h166a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-62l2 20-20-20h-86a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8z"
    />
    <g fontSize="17" className="said">
      <text x="284" y="64">
        Dr Purchases
      </text>
      <text x="302" y="88">
        To Supplier
      </text>
    </g>
    <circle className="f" cx="104" cy="146" r="28" />
    <path
      className="h"
      d="M76 144c-4-32 20-40 36-34 18 4 24 20 20 36-8-12-16-16-26-18-10 8-18 12-30 16z"
    />
    <path
      className="k"
      d="M112 146a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM92 146a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"
      strokeWidth="1.6"
    />
    <path className="r" d="M54 244c0-46 16-66 50-68 34 2 50 22 50 68z" />
    <path className="x" strokeWidth="5" d="M104 182v36" />
    <circle className="f" cx="376" cy="150" r="28" />
    <path
      className="h"
      d="M346 158c-8-44 60-48 58-4 4 20 4 42 0 60-14-4-10-38-14-54-14-10-24-10-44-2z"
    />
    <path className="t" d="M326 244c0-44 16-62 50-64 34 2 50 20 50 64z" />
    <path className="gl" d="M362 182l14 16 14-16" />
    <path className="r" d="M20 244h440v20H20z" />
    <path className="k" d="M52 264v34M428 264v34M8 298h464" />
    <path className="p" d="M196 244l14-26h74l14 26z" />
    <path className="n" strokeWidth="1.6" d="M222 226h32M217 233h56M213 239h44" />
    <path className="o" d="M168 222h20l-3 22h-14z" />
  </Scene>
);
