import { Scene } from '#components/site/scenes/scene';

export const DeskAtMonthEnd = () => (
  <Scene
    box="0 14 480 260"
    says="An accountant’s desk on the last day of the month: the red ledger open at the trial balance, bills on a spike, a calculator, a tumbler of tea, the calendar at 30."
  >
    <path className="s" d="M0 250h480v6H0z" />
    <path className="k" d="M8 250h464" />
    <path className="r" d="M322 34h92v84h-92z" />
    <path className="c" d="M322 34h92v20h-92z" />
    <path className="k" d="M340 28v12M396 28v12M322 34h92v84h-92z" />
    <path
      className="gl"
      strokeWidth="6"
      d="M346 73c12-3 16 9 6 12 11 2 8 17-7 14M382 73c-11 0-11 26 0 26s11-26 0-26"
    />
    <path className="c" d="M98 236c30-12 70-12 100 2 30-14 72-14 102-2v14H98z" />
    <path className="d" d="M98 246h202v6H98z" />
    <path
      className="p"
      d="M108 232c28-13 62-12 90 2V118c-28-14-62-15-90-2zM198 234c28-14 64-15 92-2V116c-28-13-64-12-92 2z"
    />
    <path className="x" strokeWidth="1" d="M172 112v116M264 111v116" />
    <path
      className="l"
      d="M116 140c18-6 34-6 50-2M116 158c18-6 34-6 50-2M116 176c18-6 34-6 50-2M116 194c18-6 34-6 50-2M208 140c18-6 34-7 50-3M208 158c18-6 34-7 50-3M208 176c18-6 34-7 50-3M208 194c18-6 34-7 50-3"
    />
    <path
      className="b"
      d="M116 134c14-4 26-5 38-3M116 152c12-4 22-4 32-3M116 170c14-4 28-5 42-3M116 188c10-3 20-4 28-3M208 134c12-4 24-5 34-3M208 152c14-4 26-5 40-3M208 170c10-3 18-4 26-3M208 188c14-4 28-5 42-3M177 133l15 4M179 151l13 3M177 169l15 4M181 187l11 3M269 131l15 3M271 149l13 3M269 167l15 3"
    />
    <path
      className="n"
      d="M177 205l15 4M177 214l15 4M177 218l15 4M269 203l15 3M269 212l15 3M269 216l15 3"
    />
    <path className="k" d="M52 250v-118M40 250h24" />
    <path className="p" d="M26 168l50-8 4 26-50 8zM30 196l48 4-2 24-48-4zM28 144l46 4-2 20-46-4z" />
    <path
      className="n"
      strokeWidth="1.5"
      d="M34 176l24-4M36 184l30-5M36 206l28 2M36 213l20 2M35 152l24 2"
    />
    <path className="r" d="M334 168h62a6 6 0 0 1 6 6v76h-74v-76a6 6 0 0 1 6-6z" />
    <path className="g" d="M338 178h54v16h-54z" />
    <path className="n" d="M368 190h6M379 190h8" />
    <path
      className="k"
      strokeWidth="7"
      d="M343 206h1M358 206h1M373 206h1M388 206h1M343 221h1M358 221h1M373 221h1M343 236h1M358 236h1M373 236h1"
    />
    <path className="x" strokeWidth="7" d="M388 221v15" />
    <path className="r" d="M424 204h38l-5 46h-28z" />
    <path className="g" d="M426 214h34l-4 34h-26z" />
    <path className="k" d="M424 204h38l-5 46h-28zM434 194c-4-6 4-8 0-16M446 196c-4-7 5-10 0-18" />
  </Scene>
);
