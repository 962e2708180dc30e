import { Road } from '#components/site/pictures/road';
import type { Firm } from '#data/about';
import { routes } from '#data/addresses/routes';
import { stages } from '#data/certification';
import { leftCompany, type Milestone } from '#data/journey';
import { provider } from '#data/site';

const shownAtFirst = 4;

export function Journey({ milestones }: { milestones: readonly Milestone[] }) {
  if (milestones.length === 0) {
    return (
      <p className="text-quiet">We will add the dates of our history once they are confirmed.</p>
    );
  }
  const newestFirst = milestones.toReversed();
  const earlier = newestFirst.slice(shownAtFirst);
  return (
    <div className="journey">
      <Milestones entries={newestFirst.slice(0, shownAtFirst)} />
      {earlier.length > 0 && (
        <details>
          <summary>
            <span className="button line more">Know Our History</span>
            <span className="button line less">Show Less</span>
          </summary>
          <Milestones entries={earlier} />
        </details>
      )}
    </div>
  );
}

function Milestones({ entries }: { entries: readonly Milestone[] }) {
  return (
    <ol>
      {entries.map(({ company, date, tag, text, sample }) => (
        <li key={`${date} ${text}`} className={company === leftCompany ? 'on-left' : undefined}>
          <time dateTime={date}>{monthOfYear(date)}</time>
          <h3>{company}</h3>
          <p>{text}</p>
          <p className="tags">
            {tag} {sample && <span className="sample">Sample</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

const longMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  month: 'long',
  year: 'numeric',
});

const monthOfYear = (date: string) => longMonth.format(new Date(`${date}-01T00:00:00+05:30`));

export function JointVenture({ firms }: { firms: readonly Firm[] }) {
  return (
    <dl className="venture">
      {firms.map(({ name, brings, sample }) => (
        <div key={name}>
          <dt>
            {name} {sample && <span className="sample">Sample</span>}
          </dt>
          <dd>{brings}</dd>
        </div>
      ))}
      <div className="venture-sum">
        <dt>Together</dt>
        <dd>{provider.name}</dd>
      </div>
    </dl>
  );
}

const pictures = {
  learn: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  interview:
    'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  paper: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16l2 2 4-4',
  certificate: 'M4 4h16v11H4zM8 8h8M8 11h5M14 15v6l2-1.5 2 1.5v-6',
} as const;

export function CertificatePath() {
  const [interview, evaluation] = stages;
  return (
    <>
      <Road
        stations={[
          {
            title: 'Learn the module',
            text: 'In a batch, in a bootcamp or with a trainer to yourself. The exercises are the papers of an office.',
            picture: pictures.learn,
          },
          { title: interview.title, text: interview.text, picture: pictures.interview },
          { title: evaluation.title, text: evaluation.text, picture: pictures.paper },
          {
            title: 'The certificate',
            text: 'Both stages passed: a certificate with a number of its own, which an employer can check here.',
            picture: pictures.certificate,
          },
        ]}
      />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <a className="action" href={routes.practice}>
          Try the practical papers
        </a>
        <a className="action" href={routes.verify}>
          Check a certificate
        </a>
      </p>
    </>
  );
}

export function OpenBook({ mission, vision }: { mission: string; vision: string }) {
  return (
    <div className="spread">
      <section>
        <h2>Our mission</h2>
        <p>{mission}</p>
      </section>
      <section>
        <h2>Our vision</h2>
        <p>{vision}</p>
      </section>
    </div>
  );
}
