import { Scene } from '#components/site/scenes/scene';

/** Squares of a code that leads nowhere: the three corners, and some between them. */
const code =
  'M0 0h18v18H0zM36 0h18v18H36zM0 36h18v18H0zM24 0h6v6h-6zM24 12h6v12h-6zM6 24h12v6H6zM36 24h6v6h-6zM48 24h6v12h-6zM24 30h6v6h-6zM36 36h12v6H36zM24 42h6v12h-6zM36 48h6v6h-6zM48 48h6v6h-6z';

interface Props {
  /** As on a certificate, of one that was never issued. */
  readonly number: string;
}

export const NumberOfACertificate = ({ number }: Props) => (
  <Scene
    box="0 0 480 320"
    says={`A certificate, and where its number stands: at the foot, beside the QR code, ringed here in red. It reads ${number}.`}
  >
    <path className="s" d="M0 296h480v6H0z" />
    <path className="k" d="M8 296h464" />
    <path className="p" d="M40 20h400v278H40z" />
    <path className="gl" strokeWidth="3" d="M52 32h376v254H52z" />
    <path className="gl" strokeWidth="1.2" d="M58 38h364v242H58z" />
    <text x="82" y="82" fontSize="26" fontWeight="700">
      Certificate
    </text>
    <path className="n" strokeWidth="3" d="M82 102h150" />
    <path
      className="b"
      strokeWidth="2.8"
      d="M84 144c12-18 22-18 24-2s16-20 26-8 16-10 30-2 18-10 32-2 24-8 38-2"
    />
    <path className="n" strokeWidth="1.4" d="M82 156h236" />
    <path className="l" strokeWidth="3" d="M82 174h220M82 188h164" />
    <path className="d" d="M352 106l-8 40 17-9 15 11 4-42z" />
    <circle className="t" cx="366" cy="92" r="28" />
    <circle cx="366" cy="92" r="21" stroke="#fff7ea" strokeWidth="1.4" strokeDasharray="3 4" />
    <path stroke="#fff7ea" strokeWidth="3.2" d="M355 93l8 8 15-18" />
    <path transform="translate(82 214)" fill="#241d17" d={code} />
    <text x="158" y="247" fontSize="22" fontWeight="700">
      {number}
    </text>
    <path
      className="x"
      strokeWidth="3.2"
      d="M150 254c-10-22 6-36 60-38 70-3 150-2 154 20 3 22-40 30-110 30-60 0-96-4-106-16"
    />
  </Scene>
);
