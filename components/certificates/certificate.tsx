import { Seal } from '#components/catalogue/licences/seal';
import { QrCode } from '#components/certificates/qr-code';
import { PrintedMark } from '#components/layout/logo';
import type { documentView } from '#lib/certificates/views';

export function CertificateDocument({ view }: { view: ReturnType<typeof documentView> }) {
  const { number, holder, title, kind, mark, level, heading, says, list, hours, paper } = view;
  return (
    <article className={`certificate level-of-${level}`} aria-labelledby="certificate-title">
      <header className="cert-head">
        <p className="cert-logo">
          <PrintedMark />
          HOA
        </p>
        <p className="cert-kind">{kind}</p>
      </header>
      <div>
        <h1 id="certificate-title">{title}</h1>
        <p className="cert-line">This is to certify that</p>
        <p className={`cert-name${lengthOf(holder)}`}>{holder}</p>
        <p className="cert-says">{says}</p>
        {paper && (
          <p className="cert-paper num">{`${paper.charAt(0).toUpperCase()}${paper.slice(1)}`}</p>
        )}
      </div>
      <div className="cert-list">
        <p className="cert-kind">{heading}</p>
        <ul>
          {list.map(({ text, hours: each }) => (
            <li key={text}>
              <span>{text}</span>
              {each !== undefined && <span className="num">{each} h</span>}
            </li>
          ))}
        </ul>
        {hours !== undefined && (
          <p className="cert-total">
            <span>Hours</span>
            <b className="sum num">{hours}</b>
          </p>
        )}
      </div>
      <footer className="cert-foot">
        <div className="cert-check">
          <QrCode text={view.check} label="QR code that opens the check of this certificate" />
          <p>
            <b className="num">{number}</b>
            <br />
            Check it: {view.checkAt}
          </p>
        </div>
        <div className="cert-signs">
          <p>
            <b> </b>
            <span>For HOA</span>
          </p>
          <p>
            <time dateTime={view.date}>{view.dateInWords}</time>
            <span>Date</span>
          </p>
        </div>
        <Seal letter={mark} />
        <p className="cert-law">
          A certificate of HOA about practical skills. It is not a degree, nor membership of the
          ICAI, the ICMAI or the ICSI.
        </p>
      </footer>
    </article>
  );
}

/** Letters of a name that fit one line of the paper, and two; longer ones are printed smaller. */
const nameLengths = { line: 40, two: 65 };

function lengthOf(holder: string): string {
  if (holder.length > nameLengths.two) return ' longest';
  return holder.length > nameLengths.line ? ' long' : '';
}
