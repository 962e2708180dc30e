import { Icon } from '#components/ui/icon';
import { shareWords } from '#data/share';

/** Opens WhatsApp with the message written: https://faq.whatsapp.com/5913398998672934 */
interface Props {
  text: string;
  url: string;
  label?: string;
}

export function WhatsAppLink({ text, url, label = shareWords.en.whatsApp }: Props) {
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
