import { Icon } from '#components/ui/icon';
import type { Contacts } from '#lib/shared/company/contacts';
import { neverAskedText } from '#lib/shared/enquiries/words';

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
              <span className="sub">Your reference is in the message already</span>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${contacts.email}?subject=${reference}`}>
            <Icon name="mail" />
            <span>
              <b>{contacts.email}</b>
              <span className="sub">Or simply reply to the receipt</span>
            </span>
          </a>
        </li>
      </ul>
      <p className="notice">{neverAskedText(kind)}</p>
    </section>
  );
}
