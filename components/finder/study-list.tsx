import { levelDetails } from '#data/certification';
import { coursePath } from '#lib/shared/addresses/routes';
import type { Found } from '#lib/shared/finder/find';

/** The modules in the order of study, each with why. */
export function StudyList({ modules }: Pick<Found, 'modules'>) {
  return (
    <ol className="study">
      {modules.map(({ course: { courseNo, title, level, hours }, why }) => (
        <li key={courseNo}>
          <div className="study-head">
            <h3>
              <a href={coursePath('certification', courseNo)}>
                <span className="num">AcSS&nbsp;{courseNo}</span> {title}
              </a>
            </h3>
            <p className="study-facts">
              <span className={`chip level-${level}`}>{levelDetails[level].title}</span>
              <span className="num">{hours} h</span>
            </p>
          </div>
          <p className="why">
            <MarkedBold text={why} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Text in which `**…**` is set bold. */
function MarkedBold({ text }: { text: string }) {
  return text.split('**').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  );
}
