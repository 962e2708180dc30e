import { Scene } from '#components/site/scenes/scene';

export const ClassScene = () => (
  <Scene
    box="0 0 480 320"
    says="A class: the trainer at the board writes a journal entry, debit at left and credit at right; four learners sit with books and one laptop, one hand is up."
  >
    <path className="r" d="M40 24h288v150H40z" />
    <path className="k" d="M184 44v112M56 60h256" />
    <path className="gl" strokeWidth="2.6" d="M66 50h42M232 50h46" />
    <path
      className="k"
      strokeWidth="2.6"
      d="M62 82h74M62 104h54M62 126h66M262 82h-6M152 82h20M156 104h16M150 126h22M200 148h70"
    />
    <path className="fo" d="M198 148h78M286 148h26" />
    <path className="x" strokeWidth="2.4" d="M286 158h26M286 163h26M146 158h26M146 163h26" />
    <path className="k" d="M286 152h26M146 152h26M36 174h296" />
    <circle className="f" cx="388" cy="78" r="22" />
    <path
      className="h"
      d="M366 76c-2-24 16-30 28-26 12 3 18 14 16 28-6-8-12-12-20-14-8 6-16 8-24 12z"
    />
    <path className="c" d="M352 190c0-54 4-82 36-84 34 2 40 30 40 84z" />
    <path className="k" d="M352 190c0-54 4-82 36-84 34 2 40 30 40 84zM362 122c-22 4-30 4-48 12" />
    <path className="gl" d="M380 106l8 12 10-12M388 118v30" />
    <path className="k" strokeWidth="4" d="M314 134l-14-6" />
    <circle className="f" cx="320" cy="136" r="6" />
    <path className="s" d="M0 290h480v6H0z" />
    <path className="k" d="M8 290h464" />
    <circle className="f" cx="78" cy="218" r="17" />
    <path className="v" d="M46 290c0-34 10-50 32-50s32 16 32 50z" />
    <circle className="f" cx="182" cy="218" r="17" />
    <path className="o" d="M150 290c0-34 10-50 32-50s32 16 32 50z" />
    <circle className="f" cx="286" cy="218" r="17" />
    <path className="r" d="M254 290c0-34 10-50 32-50s32 16 32 50z" />
    <circle className="f" cx="400" cy="222" r="17" />
    <path className="t" d="M368 290c0-34 10-46 32-46s32 12 32 46z" />
    <path
      className="h"
      d="M61 216c-2-22 36-24 34 0-10-6-22-6-34 0zM165 222c-4-28 38-30 34 0 2 10 4 20 2 30-8-2-6-20-8-30-8-6-14-6-28 0zM269 216c-2-22 36-24 34 0-12-4-24-6-34 0zM383 226c-4-28 38-30 34 0 2 12 0 22-4 30-6-6-2-22-4-30-8-6-16-6-26 0z"
    />
    <path className="o" d="M200 250c10 0 18-14 22-34l10 2c-2 30-10 48-24 52z" />
    <circle className="f" cx="228" cy="208" r="7" />
    <path className="p" d="M58 290l4-22h34l4 22zM378 290l4-22h36l4 22z" />
    <path className="c" d="M262 290l4-24h40l4 24z" />
    <path className="gl" strokeWidth="1.6" d="M274 274h24M273 281h26" />
    <path className="b" d="M68 276h20M67 283h16M388 276h22M387 283h14" />
    <path className="p" d="M156 290l6-26h40l6 26z" />
    <path className="n" strokeWidth="1.5" d="M168 272h28M167 279h22" />
  </Scene>
);
