import '#styles/ui/dated-voucher.css';
import '#styles/library/library.css';
import '#styles/webinars/calendar.css';
import { Island } from '#components/layout/island';
import '#styles/site/scenes/scene.css';
import { Holdings } from '#components/library/holdings';
import { SceneHead } from '#components/site/scene-head';
import { DrawerOfCards } from '#components/site/scenes/drawer-of-cards';
import { Section } from '#components/ui/section';
import { NextWebinar } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars } from '#lib/webinars/rules/sessions';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'What this browser keeps for you',
  description:
    'Your selection, an unfinished application or registration and the next webinar, and how to delete what is kept.',
  path: routes.dashboard,
  hidden: true,
});

export default function DashboardPage() {
  return (
    <>
      <SceneHead
        scene={<DrawerOfCards tabs={['Selection', 'Draft', 'Sheets', 'Seat']} />}
        title="What this browser keeps for you"
        lede="There is no account. What you have started stays in this browser until you delete it; you cannot see it on another device."
      />
      <div className="wrap pb-14">
        <noscript>
          <p>
            Without JavaScript, this site saves only two things in your browser, each for an hour:
            the receipt of a payment and the reference of what you sent.
          </p>
        </noscript>
        <Island name="holdings" of={Holdings} with={{}} />
      </div>
      <Section title="The next free webinar" className="max-w-3xl">
        {nextWebinars(Date.now(), 1).map((start) => (
          <NextWebinar key={start} start={start} />
        ))}
      </Section>
    </>
  );
}
