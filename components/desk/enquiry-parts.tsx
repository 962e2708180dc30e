/** What one enquiry says, and what came before it. */
import { EnquiryLink } from '#components/desk/parts';
import type { EnquiryView } from '#lib/desk/view-types/enquiry';

export function Answers({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">The answers, as they were asked</h2>
      {view.files.map(({ name, href, detail }) => (
        <p key={href} className="file-row">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />
          </svg>
          <span>
            {name}
            <span className="sub">{detail}</span>
          </span>
          <a className="button line low" href={href} download>
            Download the resume
          </a>
        </p>
      ))}
      <div className="review asked">
        <dl>
          {view.answers.map(({ name, label, value, scale }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={scale === undefined ? undefined : 'rated'}>
                {scale !== undefined && <Scale of={scale} />}
                {value ? <span>{value}</span> : <span className="none">Not answered</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const ten = Array.from({ length: 10 }, (_, at) => at);

function Scale({ of }: { of: number }) {
  return (
    <span className="scale" aria-hidden="true">
      {ten.map((at) => (
        <i key={at} className={at < of ? 'on' : undefined} />
      ))}
    </span>
  );
}

export function Related({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="before">
      <h2 id="before">{view.hasLater ? 'Others' : 'Earlier'}, from the same phone or e-mail</h2>
      {view.related.length === 0 ? (
        <p className="none">None.</p>
      ) : (
        <ul className="earlier">
          {view.related.map(({ kind, reference, ...link }) => (
            <li key={reference}>
              <EnquiryLink {...link} title={kind} sub={reference} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
