import { WhatsAppLink } from '#components/share/whatsapp-link';
import { Icon } from '#components/ui/icon';

interface Props {
  /** Of the page, with the origin. */
  url: string;
  title: string;
}

/** At the end of what is worth passing on: a module, an article, a webinar. */
export function ShareRow({ url, title }: Props) {
  return (
    <p className="share-row">
      <span>Pass it on</span>
      <WhatsAppLink text={`${title}:`} url={url} />
      <button type="button" className="button line low when-share" data-share={url}>
        <Icon name="share" />
        Share
      </button>
      <button type="button" className="button line low when-script" data-copy={url}>
        Copy link
      </button>
    </p>
  );
}
