import { Portrait } from '#components/company/portrait';
import type { Testimonial } from '#data/testimonials';

const shownAtFirst = 100;

export function SuccessStories({ stories }: { stories: readonly Testimonial[] }) {
  if (stories.length === 0) {
    return <p className="text-quiet">We will add stories once the people in them agree.</p>;
  }
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
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
        <b className="font-semibold">{name}</b>
        {sample && <span className="sample">Sample</span>}
      </figcaption>
      <blockquote>
        {long ? (
          <details>
            <summary>
              <span className="cut">{quote.slice(0, shownAtFirst)}… </span>
              <span className="action more">Show More</span>
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
