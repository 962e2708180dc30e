import { Facts } from '#components/ui/rows';
import { type Edition, editionBuys } from '#data/webinars';
import { clock } from '#lib/shared/calendar/rules';
import { inIndia } from '#lib/shared/dates';
import { inRupees } from '#lib/shared/money';

interface Props {
  edition: Edition;
  /** ISO instant. */
  closesAt: string;
  /** Registration has not begun: nothing closes. */
  later: boolean;
}

/** Date, time, languages and price of an edition; stamped once it is closed. */
export function EditionVoucher({ edition, closesAt, later }: Props) {
  const { date, start, end, languages, price, seats } = edition;
  const closing = Date.parse(closesAt);
  return (
    <article className="voucher edition" aria-label="This edition">
      <time className="stub" dateTime={`${date}T${start}+05:30`}>
        {part(date, { weekday: 'long' })}
        <b>{part(date, { day: 'numeric' })}</b>
        {part(date, { month: 'long' })} {part(date, { year: 'numeric' })}
      </time>
      <div className="voucher-body">
        <Facts
          rows={[
            ['Time', `${clock(start, true)} to ${clock(end, true)} IST`],
            ['Languages', new Intl.ListFormat('en-IN').format(languages)],
            ['Price', `${inRupees(price)}, GST included`],
            ['What it buys', editionBuys],
            ...(seats === undefined ? [] : [['Seats', `Limited seats only: ${seats}`] as const]),
          ]}
        />
        {!later && (
          <>
            <p className="closing">
              <span className="when-open">
                Registrations close <span className="when-script">in</span>
              </span>
              <count-down to={closesAt} />
              <time className="small when-open" dateTime={closesAt}>
                {inIndia(closing)}
              </time>
            </p>
            <p className="stamp when-closed" aria-hidden="true">
              Closed
            </p>
          </>
        )}
      </div>
    </article>
  );
}

const part = (isoDate: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format(
    Date.parse(`${isoDate}T00:00:00+05:30`),
  );
