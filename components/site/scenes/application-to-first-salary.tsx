import { Scene } from '#components/site/scenes/scene';

export const ApplicationToSalary = () => (
  <Scene
    box="0 20 580 330"
    says="The way to the first salary: an application, a phone call within two working days, an interview across a table, and a passbook with the first salary credited."
  >
    <path
      className="gl"
      strokeWidth="2.4"
      strokeDasharray="2 8"
      d="M124 250c18 8 24 8 30 6M240 214c10-14 16-22 26-30M478 180c26 6 34 18 34 36"
    />
    <g transform="rotate(-5 78 210)">
      <path className="p" d="M28 150h96v122H28z" />
      <circle className="n" cx="52" cy="176" r="10" />
      <path className="n" strokeWidth="3" d="M72 170h40" />
      <path
        className="n"
        strokeWidth="1.5"
        d="M72 182h28M42 202h68M42 214h58M42 226h66M42 238h44"
      />
      <path className="b" d="M88 256c6-10 8 6 14-2s6 4 12-4" />
    </g>
    <g>
      <path
        className="r"
        d="M166 196h60a10 10 0 0 1 10 10v104a10 10 0 0 1-10 10h-60a10 10 0 0 1-10-10V206a10 10 0 0 1 10-10z"
      />
      <path className="k" d="M186 206h20" />
      <path className="c" d="M196 234a22 22 0 1 1-.1 0z" />
      <path
        stroke="#fff7ea"
        strokeWidth="3"
        d="M187 247c1 10 8 18 19 19l3-5-6-5-3 3c-4-2-6-4-7-8l3-3-4-6z"
      />
      <path className="k" d="M172 296h48M180 306h32" />
      <path className="gl" strokeWidth="2.6" d="M246 226c8 6 8 26 0 34M255 216c14 12 14 44 0 56" />
    </g>
    <g>
      <circle className="f" cx="318" cy="112" r="17" />
      <path className="h" d="M301 110c-4-24 36-26 34 0-10-8-22-6-34 0z" />
      <path className="c" d="M290 190c0-36 8-56 28-58 22 2 28 22 28 58z" />
      <path className="k" d="M290 190c0-36 8-56 28-58 22 2 28 22 28 58" />
      <circle className="f" cx="424" cy="112" r="17" />
      <path
        className="h"
        d="M407 116c-4-28 38-30 34 0 2 10 2 18-2 26-6-6 0-18-2-26-8-6-16-8-30 0z"
      />
      <path className="o" d="M396 190c0-36 8-56 28-58 22 2 28 22 28 58z" />
      <path className="s" d="M268 190h208v8H268z" />
      <path className="k" d="M268 190h208M284 198v14M460 198v14" />
      <path className="p" d="M352 180l4-12h36l4 12z" />
      <path className="n" strokeWidth="1.5" d="M362 172h24M361 176h16" />
      <path className="k" d="M344 158l18 12M398 158l-12 10" />
    </g>
    <g transform="translate(4 18) rotate(4 500 270)">
      <path className="c" d="M408 214h156v104H408z" />
      <path className="p" d="M416 206h156v104H416z" />
      <path className="n" d="M426 222h134" />
      <path className="x" strokeWidth="1" d="M516 214v90" />
      <path className="n" strokeWidth="1.5" d="M426 240h46M426 256h58M526 240h26M530 256h22" />
      <path className="b" strokeWidth="3.4" d="M426 276h70M522 276h38" />
      <path className="g" d="M556 292a17 17 0 1 1-.1 0z" />
      <path className="n" strokeWidth="3.4" d="M549 309l5 5 10-11" />
    </g>
  </Scene>
);
