import type { Firm } from '#data/about';
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
  if (firms.length === 0) {
    return <p className="text-quiet">We will add the names of the two firms.</p>;
  }
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
        <dd className="sum">{provider.name}</dd>
      </div>
    </dl>
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
