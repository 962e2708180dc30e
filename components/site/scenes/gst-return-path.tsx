import { Scene } from '#components/site/scenes/scene';

export const GstReturnPath = () => (
  <Scene
    box="0 0 560 332"
    says="The path of a GST return: sale invoices go into GSTR-1 by the 11th, suppliers’ invoices come back as GSTR-2B on the 14th, both meet in GSTR-3B, and the challan is paid by the 20th."
  >
    <g>
      <path className="p" d="M24 52h66v84H24zM36 40h66v84H36z" />
      <path className="p" d="M48 28h66v84H48z" />
      <path className="n" strokeWidth="3" d="M58 42h30" />
      <path className="n" strokeWidth="1.5" d="M58 56h46M58 66h46M58 76h30" />
      <path className="b" d="M86 94h18" />
      <path className="n" strokeWidth="1.5" d="M84 88h22" />
    </g>
    <path className="gl" strokeWidth="2.6" d="M128 70h42M162 63l10 7-10 7" />
    <path className="c" d="M182 30h96v84h-96z" />
    <path className="p" d="M190 24h96v84h-96z" />
    <path className="n" strokeWidth="4" d="M204 44h50" />
    <path className="l" d="M202 60h72M202 74h72M202 88h72" />
    <path className="b" d="M202 56h22M246 56h28M202 70h18M250 70h24M202 84h26M248 84h26" />
    <g>
      <path className="p" d="M24 206h66v84H24zM36 218h66v84H36z" />
      <path className="p" d="M48 194h66v84H48z" />
      <path className="n" strokeWidth="3" d="M58 208h24" />
      <path className="n" strokeWidth="1.5" d="M58 222h46M58 232h40M58 242h46" />
      <path className="x" d="M84 260h20" />
    </g>
    <path className="gl" strokeWidth="2.6" d="M128 240h42M162 233l10 7-10 7" />
    <path className="r" d="M182 198h104v84H182z" />
    <path className="k" strokeWidth="4" d="M196 216h50" />
    <path className="k" strokeWidth="1.6" d="M196 234h52M196 250h44M196 266h50" />
    <path className="yes" strokeWidth="3" d="M260 233l5 5 9-10M260 249l5 5 9-10" />
    <path className="gl" strokeWidth="3" d="M261 266h12" />
    <path
      className="gl"
      strokeWidth="2.6"
      d="M296 66c34 6 46 30 50 62M338 118l9 12 7-13M296 240c30-4 44-20 50-46M337 203l10-12 8 13"
    />
    <path className="c" d="M310 134h112v62H310z" />
    <path className="p" d="M302 128h112v62H302z" />
    <path className="n" strokeWidth="4" d="M316 144h46" />
    <path className="l" d="M314 158h88M314 172h88" />
    <path className="b" d="M314 154h28M380 154h22M314 168h34M376 168h26" />
    <path className="n" d="M372 177h32M372 181h32" />
    <path className="gl" strokeWidth="2.6" d="M424 160h34M450 153l10 7-10 7" />
    <g transform="rotate(3 504 160)">
      <path className="p" d="M468 112h78v96h-78z" />
      <path className="n" d="M468 134h78" strokeDasharray="3 4" />
      <path className="n" strokeWidth="3" d="M480 124h34" />
      <path className="n" strokeWidth="1.5" d="M480 148h52M480 158h38M480 168h46" />
      <path className="x" strokeWidth="3" d="M478 186l54-8v18l-54 8z" />
    </g>
    <g className="k" strokeWidth="1.6">
      <path className="r" d="M182 124h44v36h-44z" />
      <path className="r" d="M182 290h44v36h-44z" />
      <path className="r" d="M484 228h44v36h-44z" />
    </g>
    <path className="c" d="M182 124h44v9h-44zM182 290h44v9h-44zM484 228h44v9h-44z" />
    <path
      className="k"
      strokeWidth="3"
      d="M199 140v13M209 140v13M197 306v13M206 306v8h8M212 306v13M497 244c9-2 8 5 0 13h9M516 244c-6 0-6 13 0 13s6-13 0-13"
    />
  </Scene>
);
