import '#styles/webinars/calendar.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { PromoText, promoTitle } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars } from '#lib/webinars/rules/sessions';
import { MonthToCome } from '#pages/month-to-come';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Free webinars',
  description: 'What the pop-up on the home page says, if you have closed it.',
  path: routes.promo,
  hidden: true,
});

export default function PromoPage() {
  return (
    <SceneHead scene={<MonthToCome now={Date.now()} />} title={promoTitle}>
      <div className="countdown-card mt-6">
        {nextWebinars(Date.now(), 1).map((start) => (
          <PromoText key={start} start={start} />
        ))}
      </div>
    </SceneHead>
  );
}
