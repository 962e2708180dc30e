import { routes } from '#data/addresses/routes';
import type { Member, TeamGroup } from '#data/team';
import type { Testimonial } from '#data/testimonials';
import { weekly } from '#data/webinars';

export function Team({ groups }: { groups: readonly TeamGroup[] }) {
  const shown = groups.filter(({ members }) => members.length > 0);
  const empty = groups.filter(({ members }) => members.length === 0);
  if (shown.length === 0) return <NotYetShown />;
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

/** Where nobody has agreed to be shown yet: what is true today. */
const NotYetShown = () => (
  <p className="max-w-[40em] text-quiet">
    We show names and faces here once each person has agreed to it. You can meet our accountants
    every {weekly.weekdayNames} in the <a href={routes.jobHunt}>free webinar</a>.
  </p>
);

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

const shownAtFirst = 100;

export function SuccessStories({ stories }: { stories: readonly Testimonial[] }) {
  if (stories.length === 0) {
    return <p className="text-quiet">We will add stories once the people in them agree.</p>;
  }
  return (
    <div className="stories">
      {stories.map((story) => (
        <Story key={story.name} story={story} />
      ))}
    </div>
  );
}

function Story({ story: { name, image, quote, sample } }: { story: Testimonial }) {
  const long = quote.length > shownAtFirst;
  return (
    <figure className="story">
      <figcaption className="flex items-center gap-3">
        <Portrait name={name} image={image} />
        <b className="semibold">{name}</b>
        {sample && <span className="sample">Sample</span>}
      </figcaption>
      <blockquote>
        {long ? (
          <details>
            <summary>
              <span className="cut">{quote.slice(0, shownAtFirst)}… </span>
              <span className="action more whitespace-nowrap">Show More</span>
              <span className="action less">Show Less</span>
            </summary>
            <p>{quote}</p>
          </details>
        ) : (
          <p>{quote}</p>
        )}
      </blockquote>
    </figure>
  );
}

function Portrait({ name, image }: { name: string; image?: string | undefined }) {
  if (image) {
    return <img className="portrait" src={image} alt="" width={48} height={48} loading="lazy" />;
  }
  return (
    <span className="monogram" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(' ')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => word[0])
    .join('');
