import { Portrait } from '#components/company/portrait';
import type { Member, TeamGroup } from '#data/team';

/** Four groups; those without people yet are named together at the end. */
export function Team({ groups }: { groups: readonly TeamGroup[] }) {
  const shown = groups.filter(({ members }) => members.length > 0);
  const empty = groups.filter(({ members }) => members.length === 0);
  return (
    <div className="grid gap-9">
      {shown.map(({ name, members }) => (
        <section key={name} className="team-group">
          <h3>{name}</h3>
          <ul>
            {members.map((member) => (
              <Person key={member.name} member={member} />
            ))}
          </ul>
        </section>
      ))}
      {empty.length > 0 && (
        <section className="team-group">
          <h3>{listOf(empty)}</h3>
          <p className="text-quiet">We will add names once these people agree to be shown.</p>
        </section>
      )}
    </div>
  );
}

/** In one line: `Founders, general managers and management advisors`. */
const listOf = (groups: readonly TeamGroup[]) =>
  new Intl.ListFormat('en-IN').format(
    groups.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())),
  );

function Person({ member: { name, title, images, linkedin, sample } }: { member: Member }) {
  return (
    <li className="person">
      <Portrait name={name} image={images[0]} />
      <div>
        <b>{name}</b>
        <p className="small">
          {title} {sample && <span className="sample">Sample</span>}
        </p>
        {linkedin && (
          <a className="action" href={linkedin} rel="noopener" target="_blank">
            LinkedIn<span className="sr-only"> of {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}
