import { Scene } from '#components/site/scenes/scene';
import { courses } from '#data/courses';
import { inRupees, withGst } from '#lib/platform/values/money';

const [first] = courses;
const { fee, gst, total } = withGst(first?.fees ?? 0);

export const QuotationOnTheTable = () => (
  <Scene
    box="0 0 480 320"
    says={`A quotation on the table beside a pen: one module, its fee, GST, and the total of ${inRupees(total)} on a double rule.`}
  >
    <path className="s" d="M0 294h480v6H0z" />
    <path className="k" d="M8 294h464" />
    <g transform="rotate(-2 210 170)">
      <path className="p" d="M56 24h320v272H56z" />
      <path className="c" d="M56 24h320v12H56z" />
      <text x="80" y="76" fontSize="26" fontWeight="700">
        Quotation
      </text>
      <path className="l" strokeWidth="3" d="M270 60h82M270 72h58" />
      <path className="n" strokeWidth="2.4" d="M80 92h272" />
      <g fontSize="19">
        <text x="80" y="124">
          AcSS 1
        </text>
        <text x="352" y="124" textAnchor="end">
          {inRupees(fee)}
        </text>
        <text x="80" y="158" className="quiet">
          GST 18%
        </text>
        <text x="352" y="158" textAnchor="end">
          {inRupees(gst)}
        </text>
        <text x="80" y="199" fontWeight="700">
          Total
        </text>
        <text x="352" y="199" textAnchor="end" fontWeight="700">
          {inRupees(total)}
        </text>
      </g>
      <path className="l" d="M80 136h272" />
      <path className="n" d="M250 174h102M250 209h102M250 214h102" />
      <path className="l" strokeWidth="3" d="M80 240h116M80 254h86" />
      <path className="b" d="M258 254c8-14 12 8 20-4s10 8 20-6 14 6 30-4" />
      <path className="n" strokeWidth="1.4" d="M252 264h92" />
    </g>
    <path className="t" d="M352 280l92-108 12 10-92 108-15 5z" />
    <path className="gl" strokeWidth="3" d="M430 188l12 10" />
  </Scene>
);
