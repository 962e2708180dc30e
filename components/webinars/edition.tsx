import { SuccessStories } from '#components/site/people';
import { Facts } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import type { Testimonial } from '#data/testimonials';
import { type Coach, type Edition, editionBuys } from '#data/webinars';
import { callbackFrom } from '#lib/forms/rules';
import { clock, inIndia, onDay } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';

interface Props {
  edition: Edition;
  coaches: readonly Coach[];
  stories: readonly Testimonial[];
}

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
            We will name the coaches here once the date is confirmed with them.
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

interface EditionVoucherProps {
  edition: Edition;
  /** ISO instant. */
  closesAt: string;
  /** Registration has not opened yet, so no closing time is shown. */
  later: boolean;
  /** The page says by itself how long one can still register. */
  uncounted?: boolean;
}

/** Date, time, languages and price of an edition; stamped once it is closed. */
export function EditionVoucher({ edition, closesAt, later, uncounted }: EditionVoucherProps) {
  const { date, start, end, languages, price, seats } = edition;
  const closing = Date.parse(closesAt);
  return (
    <article className="voucher dated edition" aria-label="This edition">
      <time className="stub" dateTime={`${date}T${start}+05:30`}>
        {part(date, { weekday: 'long' })}
        <b>{part(date, { day: 'numeric' })}</b>
        {part(date, { month: 'long' })} {part(date, { year: 'numeric' })}
      </time>
      <div className="voucher-body">
        {!later && (
          <p className="stamp when-closed" aria-hidden="true">
            Closed
          </p>
        )}
        <Facts
          rows={[
            ['Time', `${clock(start, true)} to ${clock(end, true)} IST`],
            ['Languages', new Intl.ListFormat('en-IN').format(languages)],
            ['Price', `${inRupees(price)}, GST included`],
            ...(seats === undefined ? [] : [['Seats', `Limited seats only: ${seats}`] as const]),
          ]}
        />
        <div className="edition-buys">
          <p className="text-quiet">What you get</p>
          <TextList className="list-disc pl-5" texts={editionBuys.included} />
          <p>{editionBuys.not}</p>
        </div>
        {!later && !uncounted && (
          <p className="closing">
            <span className="when-open">
              Registrations close <span className="when-script">in</span>
            </span>
            <count-down to={closesAt} />
            <time className="small when-open" dateTime={closesAt}>
              {inIndia(closing)}
            </time>
          </p>
        )}
      </div>
    </article>
  );
}

const part = (isoDate: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format(
    Date.parse(`${isoDate}T00:00:00+05:30`),
  );

interface EditionClosedProps {
  edition: Edition;
  open: boolean;
}

/** Says that it is too late, and lets the visitor go on; it closes without a script. */
export function EditionClosed({ edition, open }: EditionClosedProps) {
  return (
    <dialog open={!open} className="closed-dialog" data-closed aria-labelledby="closed-title">
      <div className="closed-card">
        <h2 id="closed-title">Registrations Closed</h2>
        <p>
          Registration for {edition.title} of {onDay(edition.date)} has closed. You can still read
          what it covered. Our free webinars run every week.
        </p>
        <div className="flex flex-wrap gap-3">
          <a className="button" href={routes.jobHuntEnglish}>
            Free webinars
          </a>
          <form method="dialog">
            <button type="submit" className="button line">
              Read about this edition
            </button>
          </form>
        </div>
        <p className="small">
          Want to hear about the next one?{' '}
          <a href={callbackFrom('ai-webinar-closed')}>Get a Callback</a>
        </p>
      </div>
      <site-notifications role="status" />
    </dialog>
  );
}
