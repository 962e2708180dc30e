import { useId } from 'react';
import { Icon } from '#components/ui/icon';
import { type ShareWords, shareWords } from '#data/share';

interface Props {
  url: string;
  title: string;
  /** In the language of the page; in English where none are given. */
  words?: ShareWords;
}

export function ShareRow({ url, title, words = shareWords.en }: Props) {
  return (
    <p className="share-row">
      <span>{words.pass}</span>
      <WhatsAppLink text={`${title}:`} url={url} label={words.whatsApp} />
      <button type="button" className="button line low when-share" data-share={url}>
        <Icon name="share" />
        {words.share}
      </button>
      <button
        type="button"
        className="button line low when-script"
        data-copy={url}
        data-copied={words.copied}
        data-failed={words.failed}
      >
        {words.copy}
      </button>
    </p>
  );
}

interface LinkFieldProps {
  label: string;
  url: string;
  text: string;
  hint?: string;
}

export function LinkField({ label, url, text, hint }: LinkFieldProps) {
  const field = useId();
  return (
    <div className="link-field">
      <ShareWays text={text} url={url} />
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

/** WhatsApp, and what else the phone shares with. */
export const ShareWays = ({ text, url }: { text: string; url: string }) => (
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
);

/** Opens WhatsApp with the message written: https://faq.whatsapp.com/5913398998672934 */
interface WhatsAppLinkProps {
  text: string;
  url: string;
  label?: string;
}

export function WhatsAppLink({ text, url, label = shareWords.en.whatsApp }: WhatsAppLinkProps) {
  return (
    <a
      className="button line low"
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      rel="noopener"
      target="_blank"
    >
      <Icon name="whatsApp" />
      {label}
    </a>
  );
}

interface TakeButtonProps {
  /** Course numbers. */
  modules: readonly number[];
  className?: string;
  children: React.ReactNode;
}

/** Takes modules that are in an address over into this browser's selection; the head script does the work. */
export function TakeButton({ modules, className = 'button line', children }: TakeButtonProps) {
  return (
    <button
      type="button"
      className={`${className} held-button when-script`}
      data-take={modules.join(',')}
      suppressHydrationWarning
    >
      <span>{children}</span>
      <span>In your selection</span>
    </button>
  );
}
