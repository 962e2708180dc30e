import { Icon } from '#components/ui/icon';
import type { EnquiryView } from '#lib/desk/views/enquiry';

export function PromiseAndContact({ view }: { view: EnquiryView }) {
  const { promise, first } = view;
  return (
    <section className="voucher dated promise" aria-labelledby="promise">
      <div className="stub">
        {promise.weekday}
        <b>{promise.day}</b>
        {promise.month}
        <span className="stub-time">{promise.time}</span>
      </div>
      <div className="voucher-body">
        <h2 id="promise">{promise.title}</h2>
        <p className={promise.late ? 'sub late' : 'sub'}>
          {promise.sub}
          {promise.preference && (
            <>
              {' '}
              {first} asked for <b>{promise.preference}</b>.
            </>
          )}
          {promise.session && (
            <>
              {' '}
              Not during their webinar: <b>{promise.session}</b>.
            </>
          )}
        </p>
        <ContactButtons view={view} />
      </div>
    </section>
  );
}

/** To the number as it was corrected last; quieter where something else is to be done first. */
export function ContactButtons({ view, quiet }: { view: EnquiryView; quiet?: true }) {
  const { phone } = view;
  return (
    <>
      {view.phoneWarning && <p className="sub late">{view.phoneWarning}</p>}
      <div className="acts-row">
        {phone.tel ? (
          <a className={quiet ? 'button line' : 'button'} href={phone.tel}>
            <Icon name="phone" />
            Call {phone.shown.replace(/^\+91 /, '')}
          </a>
        ) : (
          <span className="none">{phone.shown}</span>
        )}
        {phone.whatsApp && (
          <a className="button line" href={phone.whatsApp} rel="noreferrer">
            <Icon name="whatsApp" />
            WhatsApp
          </a>
        )}
        {view.mailto && (
          <a className="button line" href={view.mailto}>
            <Icon name="mail" />
            E-mail
          </a>
        )}
      </div>
    </>
  );
}
