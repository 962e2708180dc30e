import type { Contacts } from '#lib/contacts';
import { inRupees } from '#lib/money';
import { routes, webinarFeed } from '#lib/routes';

/** For who registered for the free webinar. */
export function FreeThanks() {
  return (
    <article id="free" className="voucher">
      <div className="stub">
        Within<b>2</b>days
      </div>
      <div className="voucher-body">
        <h2 className="step-title">The free webinar</h2>
        <p>
          Your interview question bank arrives within 2 days, at the{' '}
          <span className="whitespace-nowrap">e-mail</span> address you gave. The confirmation with
          the calendar entry is on its way already.
        </p>
        <p lang="ta">
          உங்கள் interview question bank இரண்டு நாட்களுக்குள் மின்னஞ்சலில் வரும். பதிவு செய்ததற்கு நன்றி.
        </p>
        <a className="action" href={routes.webinarCalendar}>
          See the dates and topics
        </a>
      </div>
    </article>
  );
}

interface Support {
  support: Pick<Contacts, 'phone' | 'call' | 'email'>;
}

/** For who paid for the AI webinar in this browser; `amountPaise` is what they paid, GST included. */
export function PaidThanks({ support, amountPaise }: Support & { amountPaise: number }) {
  return (
    <article id="paid" className="voucher">
      <div className="stub">
        Paid
        <b className="text-[1.9rem]!">{inRupees(amountPaise / 100)}</b>
        GST included
      </div>
      <div className="voucher-body">
        <h2 className="step-title">The paid AI webinar</h2>
        <p>
          Your receipt, with the order and payment numbers and the GST in it, is on its way to your{' '}
          <span className="whitespace-nowrap">e-mail</span> address. The calendar entry is attached
          to it; the access link follows before the start.
        </p>
        <a className="action" href={webinarFeed}>
          Add it to your calendar now
        </a>
        <p className="text-quiet">
          No receipt within the hour? Call <a href={support.call}>{support.phone}</a> or write to{' '}
          <a href={`mailto:${support.email}`}>{support.email}</a> with the payment number from your
          bank’s message.
        </p>
      </div>
    </article>
  );
}

/** Whoever paid and kept no cookie is not left with the words of the free webinar alone. */
export function PaidElsewhere({ support }: Support) {
  return (
    <p className="text-quiet">
      Did you pay for the AI webinar instead? Your receipt and the calendar entry come by{' '}
      <span className="whitespace-nowrap">e-mail</span>; if they do not within the hour, call{' '}
      <a href={support.call}>{support.phone}</a> or write to{' '}
      <a href={`mailto:${support.email}`}>{support.email}</a>.
    </p>
  );
}
