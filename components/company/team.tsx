import { Portrait } from '#components/company/portrait';
import type { Member, TeamGroup } from '#data/team';

/** Four groups; one without people yet says so. */
export function Team({ groups }: { groups: readonly TeamGroup[] }) {
  return (
    <div className="grid gap-9">
      {groups.map(({ name, members }) => (
        <section key={name} className="team-group">
          <h3>{name}</h3>
          {members.length > 0 ? (
            <ul>
              {members.map((member) => (
                <Person key={member.name} member={member} />
              ))}
            </ul>
          ) : (
            <p className="text-quiet">Names follow as these people agree to be shown.</p>
          )}
        </section>
      ))}
    </div>
  );
}

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
