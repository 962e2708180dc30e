import { Icon } from '#components/ui/icon';
import type { Row } from '#lib/desk/views/rows';

export function ContactLinks({ name, phone }: Pick<Row, 'name' | 'phone'>) {
  if (!phone.tel) return <span>{phone.shown}</span>;
  return (
    <>
      <a className="call" href={phone.tel}>
        <span className="sr-only">Call {name}, </span>
        <Icon name="phone" />
        {phone.shown.startsWith('+91 ') ? (
          <>
            <span className="cc">+91&nbsp;</span>
            {phone.shown.slice(4)}
          </>
        ) : (
          phone.shown
        )}
      </a>
      {phone.whatsApp && (
        <a className="chatto" href={phone.whatsApp} rel="noreferrer">
          <Icon name="whatsApp" />
          <span>WhatsApp</span>
          <span className="sr-only"> to {name}</span>
        </a>
      )}
      {phone.wrongLength !== undefined && (
        <span className="sub late">{phone.wrongLength} digits, not 10</span>
      )}
    </>
  );
}
