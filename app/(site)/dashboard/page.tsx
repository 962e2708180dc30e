import '#styles/ui/dated-voucher.css';
import '#styles/webinars/calendar.css';
import { Island } from '#components/layout/island';
import '#styles/site/scenes/scene.css';
import './dashboard.css';
import { PageHead } from '#components/layout/page-head';
import { Holdings } from '#components/library/holdings';
import { DrawerOfCards } from '#components/site/scenes/drawer-of-cards';
import { Rows } from '#components/ui/rows';
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

/** As in the list, which takes their place; until when is in data/browser-storage.ts. */
const heldHere = [
  [
    'Your selection',
    'Modules, levels and licences you have picked. It stays until you send it or delete it.',
  ],
  [
    'Job application',
    'Your answers and the resume you chose. They go when you send or delete them; after 30 days they are erased when you open the form.',
  ],
  [
    'Practice book',
    'The best result of each page stays until you delete it. What you typed into a sheet goes 30 days after you last typed there.',
  ],
  [
    'Webinar registration',
    'Your answers to the free registration. They stay until they are saved with us or you delete them.',
  ],
] as const;

export default function DashboardPage() {
  return (
    <>
      <PageHead
        beside={<DrawerOfCards tabs={['Selection', 'Draft', 'Sheets', 'Seat']} />}
        title="What this browser keeps for you"
        lede="There is no account. What you have started stays in this browser until you delete it; you cannot see it on another device."
      />
      <div className="wrap pb-14 md:-mt-5">
        <noscript>
          <p>
            Without JavaScript, this site saves only two things in your browser, each for an hour:
            the receipt of a payment and the reference of what you sent.
          </p>
        </noscript>
        <Island name="holdings" of={Holdings} with={{}} />
        <div className="held-here when-script">
          <Rows rows={heldHere} />
          <p className="small mt-3">
            Each has its own Delete in the list, and one button deletes everything.
          </p>
        </div>
      </div>
      <Section title="The next free webinar">
        {nextWebinars(Date.now(), 1).map((start) => (
          <NextWebinar key={start} start={start} />
        ))}
      </Section>
    </>
  );
}
