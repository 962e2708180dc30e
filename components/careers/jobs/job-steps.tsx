import { Road } from '#components/pictures/road';
import { howToApply } from '#data/jobs';

/** A form, a talk on the screen, people, a table between two, an offer in hand. */
const pictures = [
  'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  'M3 5h14v11H3zM17 9l4-2v7l-4-2M8 20h5',
  'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-4 2.5-6 6-6s6 2 6 6M16 10a2.5 2.5 0 1 0 0-5M17 14c3 .4 4.5 2.5 4.5 6',
  'M4 11V7a2 2 0 1 1 4 0v4M16 11V7a2 2 0 1 1 4 0v4M2 14h20M5 14v6M19 14v6',
  'M4 4h16v16H4zM8 9h8M8 13h4M12 18l2 2 5-6',
] as const;

const communityStep = 2;
const withoutCommunity = {
  title: 'Hear about Openings',
  text: 'We will call or write when a post suits what you told us: the place, the pay and the work.',
};

/** From the application to the post, as a road in five stations; `community`: there is one to join. */
export function JobSteps({ community }: { community: boolean }) {
  const steps = howToApply.map((step, at) =>
    at === communityStep && !community ? withoutCommunity : step,
  );
  return (
    <Road stations={steps.map((step, at) => ({ ...step, picture: pictures[at] ?? pictures[0] }))} />
  );
}
