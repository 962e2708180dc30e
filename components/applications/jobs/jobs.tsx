import { LedgerRows } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import type { CareerPath } from '#data/career-paths';
import { inWords } from '#data/formatting';
import { howToApply, jobBenefits } from '#data/jobs';
import { lastStep } from '#lib/applications/rules/steps';
import { inRupees } from '#lib/platform/values/money';

interface Props {
  paths: readonly CareerPath[];
  /** Pay is sample data: it is rendered in trial mode only. */
  salaries: boolean;
}

/** Where the scale ends, and what is written on it, at a place of its own in the styles: rupees a month. */
const most = 125_000;
const marks = [0, 50_000, 100_000];

export function CareerPathRows({ paths, salaries }: Props) {
  return (
    <>
      {salaries && (
        <p className="mb-4 text-quiet">
          <span className="sample">Sample</span> The pay below is a sample.
        </p>
      )}
      {salaries && <Scale className="ladder-scale above" />}
      <ol className="ladder">
        {paths.map((path) => (
          <Rung key={path.role} path={path} salaries={salaries} />
        ))}
      </ol>
      {salaries ? (
        <Scale className="ladder-scale" />
      ) : (
        <p className="mt-4 text-quiet">
          We will show salaries once we can publish what our own placements were paid.
        </p>
      )}
    </>
  );
}

const Scale = ({ className }: { className: string }) => (
  <div className={className} aria-hidden="true">
    <p>
      {marks.map((mark) => (
        <span key={mark}>{inRupees(mark)}</span>
      ))}
    </p>
  </div>
);

function Rung({
  path: { role, experience, salary, skills },
  salaries,
}: {
  path: CareerPath;
  salaries: boolean;
}) {
  return (
    <li>
      <p className="years num">{experience}</p>
      <h3>{role}</h3>
      {salaries && (
        <div className="pay">
          <Bar salary={salary} />
          <p className="num">{salary}</p>
        </div>
      )}
      <details>
        <summary>What it needs</summary>
        <p>{skills.join(', ')}</p>
      </details>
    </li>
  );
}

function Bar({ salary }: Pick<CareerPath, 'salary'>) {
  const [from = 0, to = from] = [...salary.matchAll(/[\d,]+/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
  return (
    <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={from} width={to - from} height="10" />
    </svg>
  );
}

/** The pay ladder shows what three of the posts pay a month, from the first to the last; all are further down. */
export function PayLadder({ paths }: Pick<Props, 'paths'>) {
  const middle = Math.floor((paths.length - 1) / 2);
  const some = paths.filter((_, at) => at === 0 || at === middle || at === paths.length - 1);
  return (
    <section className="leaf pay-ladder" aria-labelledby="pay-ladder">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="pay-ladder">
        What the work pays a month <span className="sample">Sample</span>
      </h2>
      <ol className="mt-2 num">
        {some.map(({ role, salary }) => (
          <li key={role}>
            <span>{role}</span>
            <b>{salary.replace(' a month', '')}</b>
            <Bar salary={salary} />
          </li>
        ))}
      </ol>
      <a className="action" href="#career-paths">
        All {inWords(paths.length)}, with what each needs
      </a>
    </section>
  );
}

const { free, salary, verified } = jobBenefits;

export function JobBenefits() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.05fr_1fr]">
      <article className="leaf">
        <span className="leaf-margin" />
        <h3 className="text-[1.5rem]!">{free.title}</h3>
        <p className="mt-2 text-paper-quiet">{free.text}</p>
        <LedgerRows
          className="mt-4"
          rows={free.entries.map((entry) => [entry, inRupees(0)])}
          total={['You pay', inRupees(0)]}
        />
      </article>
      <div className="grid content-start gap-8">
        {[salary, verified].map(({ title, text }) => (
          <article key={title} className="ruled-above pt-4">
            <h3 className="text-[1.5rem]!">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}

const communityStep = 2;
const withoutCommunity = {
  title: 'Get Job Alerts',
  text: 'We will call or write when a job matches your place, pay and work preference.',
};

/** From the application to the post in five steps; `community`: there is one to join. */
export function JobSteps({ community }: { community: boolean }) {
  const steps = howToApply.map((step, at) =>
    at === communityStep && !community ? withoutCommunity : step,
  );
  return (
    <ol className="apply-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The link back to an application draft in this browser: the head script shows it. */
export function GoOn() {
  return (
    <p className="wrap go-on">
      <a href={routes.applyJobs}>
        Continue your application: step <application-step suppressHydrationWarning /> of {lastStep}
      </a>
    </p>
  );
}
