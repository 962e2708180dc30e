import { Resume } from '#components/applications/desk-resume';
import type { EnquiryView } from '#lib/desk/views/enquiry';

export function Answers({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Answers, in the order asked</h2>
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
