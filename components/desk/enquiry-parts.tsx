/** What one enquiry says, and what came before it. */
import { EnquiryLinks } from '#components/desk/parts';
import { Resume } from '#components/desk/resume';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { deskPersonPath } from '#lib/shared/addresses/desk-routes';

export function Answers({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">The answers, as they were asked</h2>
      {view.resume && <Resume resume={view.resume} />}
      <div className="review asked">
        <dl>
          {view.answers.filter(isAnswered).map(({ name, label, value, scale }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={scale === undefined ? undefined : 'rated'}>
                {scale !== undefined && <Scale of={scale} />}
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <NotAnswered answers={view.answers.filter((each) => !isAnswered(each))} />
    </section>
  );
}

type Answer = EnquiryView['answers'][number];
const isAnswered = ({ value }: Answer) => value !== '';

/** What was left empty, out of the way of what was said. */
function NotAnswered({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <details className="more-rows unanswered">
      <summary>Not answered ({answers.length})</summary>
      <ul>
        {answers.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
    </details>
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
      <h2 id="before">{view.hasLater ? 'Others' : 'Earlier'}, of the same person</h2>
      {view.related.length === 0 ? (
        <p className="none">None, from this phone or e-mail.</p>
      ) : (
        <EnquiryLinks links={view.related} />
      )}
      <p>
        <a className="action" href={deskPersonPath(view.reference)}>
          Everything about {view.first} on one page
        </a>
      </p>
    </section>
  );
}
