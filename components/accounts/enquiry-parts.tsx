/** The vouchers of the session and of the promise, the days that count, what happened, and how to reach us. */
import { Icon } from '#components/ui/icon';
import type { Contacts } from '#data/company/contacts';
import type { CountedDay, VisitorView } from '#lib/accounts/views/page';
import type { VisitorSession } from '#lib/accounts/views/session';
import type { VisitorStatus } from '#lib/accounts/views/status';
import { neverAskedText, type VisitorLine } from '#lib/enquiries/words';
import { dayParts, hourInWords, longDayInIndia } from '#lib/platform/values/india';

export function SessionVoucher({ session }: { session: VisitorSession }) {
  const { topic, language, when, start, iso, standing, texts, calendar, others } = session;
  const stamp = { ahead: undefined, over: 'Over', cancelled: 'Cancelled' }[standing];
  return (
    <section className="voucher dated" aria-labelledby="session">
      <Stub at={start} />
      <div className="voucher-body">
        <h2 id="session">
          {standing === 'over' ? 'Your session, which is over' : 'Your session'}
          {standing === 'cancelled' && ' is cancelled'}
        </h2>
        <dl className="facts">
          <dt>Topic</dt>
          <dd>{topic}</dd>
          <dt>When</dt>
          <dd>
            <time dateTime={iso}>{when}</time>
          </dd>
          <dt>Language</dt>
          <dd>{language}</dd>
        </dl>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {calendar && <a href={calendar}>Add it to your calendar</a>}
        {others && <a href={others}>See all sessions</a>}
        {stamp && (
          <span className={`stamp ${standing === 'over' ? 'received' : 'bad'}`} aria-hidden="true">
            {stamp}
          </span>
        )}
      </div>
    </section>
  );
}

function Stub({ at, label }: { at: number; label?: string | undefined }) {
  const { weekday } = dayParts(at);
  const [day, month] = longDayInIndia(at).split(' ');
  return (
    <div className="stub">
      {label && <span className="stub-label">{label}</span>}
      {weekday}
      <b>{day}</b>
      {month}
      <span className="stub-time">{hourInWords(at)}</span>
    </div>
  );
}

export const isToCome = ({ state }: VisitorStatus) =>
  state === 'Received' || state === 'We tried to reach you';

export function Voucher({ view }: { view: VisitorView }) {
  const { status, noun, facts, session, phoneDoubt } = view;
  const look = status.isLate ? 'late' : status.isGood ? 'good' : 'received';
  return (
    <section className="voucher dated" aria-labelledby="what">
      <Stub at={status.at} label={status.label} />
      <div className="voucher-body">
        <h2 id="what">{session ? 'Our call to you' : `Your ${noun}`}</h2>
        {session && isToCome(status) && <p>{session.why}</p>}
        <dl className="facts">
          {facts.map(({ label, value, iso }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label}-value`}>{iso ? <time dateTime={iso}>{value}</time> : value}</dd>,
          ])}
        </dl>
        {phoneDoubt && (
          <p>
            The phone number {phoneDoubt} <a href="#phone">Correct it</a>.
          </p>
        )}
        <span className={`stamp ${look}`} aria-hidden="true">
          {status.stamp}
        </span>
      </div>
    </section>
  );
}

export function Days({ days }: { days: readonly CountedDay[] }) {
  return (
    <ol className="days" aria-label="How the two working days are counted">
      {days.map(({ day, text, counts, isLast }) => (
        <li key={day} className={isLast ? 'end' : counts ? undefined : 'off'}>
          <b>{day}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function History({ lines }: { lines: readonly VisitorLine[] }) {
  return (
    <ol className="column">
      {lines.map(({ iso, day, time, text, isOpen }) => (
        <li key={`${iso} ${text}`} className={isOpen ? 'open-line' : undefined}>
          <time dateTime={iso}>
            {day && <b>{day}</b>} <span>{time}</span>
          </time>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  contacts: Contacts;
  reference: string;
  kind: string;
}

/** Every way to reach us, with the reference in the message already. */
export function ReachUs({ contacts, reference, kind }: Props) {
  const whatsApp = `https://wa.me/${contacts.call.replace(/\D/g, '')}?text=${reference}`;
  return (
    <section aria-labelledby="reach">
      <h2 id="reach">How to reach us</h2>
      <ul className="reach">
        <li>
          <a href={contacts.call}>
            <Icon name="phone" />
            <span>
              <b>{contacts.phone}</b>
              <span className="sub">Mon to Fri, 10:00 AM to 6:00 PM</span>
            </span>
          </a>
        </li>
        <li>
          <a href={whatsApp} rel="noreferrer">
            <Icon name="whatsApp" />
            <span>
              <b>WhatsApp</b>
              <span className="sub">Your reference number is already in the message</span>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${contacts.email}?subject=${reference}`}>
            <Icon name="mail" />
            <span>
              <b>{contacts.email}</b>
              <span className="sub">Or just reply to the receipt</span>
            </span>
          </a>
        </li>
      </ul>
      <p className="notice">{neverAskedText(kind)}</p>
    </section>
  );
}
