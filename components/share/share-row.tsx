import { WhatsAppLink } from '#components/share/whatsapp-link';
import { Icon } from '#components/ui/icon';
import { type ShareWords, shareWords } from '#data/share';

interface Props {
  /** Of the page, with the origin. */
  url: string;
  title: string;
  /** In the language of the page; in English where none are given. */
  words?: ShareWords;
}

/** At the end of what is worth passing on: a module, an article, a webinar. */
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
