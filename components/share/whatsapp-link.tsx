import { Icon } from '#components/ui/icon';

/** Opens WhatsApp with the message written: https://faq.whatsapp.com/5913398998672934 */
export function WhatsAppLink({ text, url }: { text: string; url: string }) {
  return (
    <a
      className="button line low"
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      rel="noopener"
      target="_blank"
    >
      <Icon name="chat" />
      Send on WhatsApp
    </a>
  );
}
