import { SuccessStories } from '#components/company/people';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import type { Testimonial } from '#data/testimonials';
import type { Coach, Edition } from '#data/webinars';
import { routes } from '#lib/shared/addresses/routes';

interface Props {
  edition: Edition;
  coaches: readonly Coach[];
  stories: readonly Testimonial[];
}

/** For whom an edition is, what is learnt, and with whom. */
export function AiSections({ edition, coaches, stories }: Props) {
  return (
    <>
      <Section side title="Who it is for">
        <TextList className="ticks" texts={edition.whoItIsFor} />
      </Section>
      <Section side title="What you learn">
        <TextList className="ticks" texts={edition.whatYouLearn} />
      </Section>
      <Section side title="Your coaches">
        {coaches.length === 0 && (
          <p className="text-quiet">
            We will name the coaches here once they have agreed to the date.
          </p>
        )}
        <ul className="grid gap-x-14 gap-y-7 md:grid-cols-2">
          {coaches.map(({ name, about, sample }) => (
            <li key={name} className="story">
              <h3>
                {name} {sample && <span className="sample">Sample</span>}
              </h3>
              <p className="mt-2 text-quiet">{about}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What participants say">
        <SuccessStories stories={stories} />
      </Section>
      <div className="band">
        <p className="wrap flex flex-wrap gap-x-6 gap-y-2">
          <a href={routes.privacy}>Privacy policy</a>
          <a href={routes.terms}>Terms and conditions</a>
          <a href={routes.refund}>Refund policy</a>
          <a href={routes.home}>Home</a>
        </p>
      </div>
    </>
  );
}
