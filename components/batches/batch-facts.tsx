/** What to know before one asks for a seat. */
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import { coursePath, routes } from '#lib/shared/addresses/routes';
import { type CountedBatch, subjectOf } from '#lib/shared/batches/rules';

export function BatchFacts({ batch }: { batch: CountedBatch }) {
  const subject = subjectOf(batch.what);
  const taught = courses.filter(({ courseNo }) => subject?.modules.includes(courseNo));
  const isOnline = batch.mode.includes('Online');
  return (
    <dl className="facts wide-facts">
      <dt>What</dt>
      <dd>
        {taught.map(({ courseNo, title, level }) => (
          <span key={courseNo} className="block">
            <a className="text-link" href={coursePath('certification', courseNo)}>
              AcSS {courseNo}, {title}
            </a>{' '}
            <span className={`chip level-${level}`}>{levelDetails[level].title}</span>
          </span>
        ))}
      </dd>
      <dt>Where</dt>
      <dd>
        {batch.mode}
        {isOnline
          ? '; the link comes by e-mail, the day before at the latest'
          : '; the address of the room comes by e-mail'}
      </dd>
      <dt>Language</dt>
      <dd>
        {batch.language}
        {batch.language !== 'English' && ', with the terms in English'}
      </dd>
      {batch.trainer && (
        <>
          <dt>Trainer</dt>
          <dd>{batch.trainer}</dd>
        </>
      )}
      {batch.note && (
        <>
          <dt>Note</dt>
          <dd>{batch.note}</dd>
        </>
      )}
      <dt>Included</dt>
      <dd>
        All sessions, the exercise files, the examination at its first attempt, the certificate
      </dd>
      <dt>If you cannot come</dt>
      <dd>
        See the{' '}
        <a className="text-link" href={routes.cancellation}>
          cancellation policy
        </a>
      </dd>
    </dl>
  );
}
