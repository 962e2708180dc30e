import { howToApply } from '#data/jobs';

/** Five steps, in order, numbered as the pages of a book are. */
export function JobSteps() {
  return (
    <ol className="job-steps">
      {howToApply.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
