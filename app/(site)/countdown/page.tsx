import '#styles/webinars/calendar.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { CountdownCard } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars } from '#lib/webinars/rules/sessions';
import { MonthToCome } from '#pages/month-to-come';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Countdown to the next free webinar',
  description: 'When the next free webinar for accountants begins, by our clock.',
  path: routes.countdown,
  hidden: true,
});

export default function CountdownPage() {
  const now = Date.now();
  // A running webinar has started: the countdown goes to the next one.
  const start = nextWebinars(now, 2).find((each) => each > now);
  return (
    <SceneHead scene={<MonthToCome now={now} />} title="Countdown">
      <div className="mt-6">{start !== undefined && <CountdownCard start={start} />}</div>
    </SceneHead>
  );
}
