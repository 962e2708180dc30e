import { useId } from 'react';
import { WhatsAppLink } from '#components/share/whatsapp-link';
import { Icon } from '#components/ui/icon';

interface Props {
  label: string;
  /** Whole, with the origin. */
  url: string;
  /** What the message says before the link. */
  text: string;
  hint?: string;
}

/** Ways to pass a page on: WhatsApp first, the share sheet where there is one, and a link to copy by hand or by a press. */
export function LinkField({ label, url, text, hint }: Props) {
  const field = useId();
  return (
    <div className="link-field">
      <div className="share-ways">
        <WhatsAppLink text={text} url={url} />
        <button
          type="button"
          className="button line low when-share"
          data-share={url}
          suppressHydrationWarning
        >
          <Icon name="share" />
          Share
        </button>
      </div>
      <div className="field">
        <label className="legend" htmlFor={field}>
          {label}
        </label>
        <span className="link-line">
          <input id={field} type="text" readOnly value={url} />
          <button type="button" className="button line low when-script" data-copy={url}>
            Copy link
          </button>
        </span>
      </div>
      {hint && <p className="small">{hint}</p>}
    </div>
  );
}
