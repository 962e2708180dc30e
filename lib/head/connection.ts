/** A line that breaks is said, so that nobody waits for it in vain. */
import { toast } from '#lib/head/toasts';

const texts = {
  en: {
    offline: 'You are offline. What you have typed stays on this page.',
    online: 'You are online again.',
  },
  ta: {
    offline: 'இணைய இணைப்பு இல்லை. நீங்கள் எழுதியது இந்தப் பக்கத்திலேயே இருக்கிறது.',
    online: 'இணைய இணைப்பு மீண்டும் வந்துவிட்டது.',
  },
  te: {
    offline: 'ఇంటర్నెట్ కనెక్షన్ లేదు. మీరు రాసినది ఈ పేజీలోనే ఉంది.',
    online: 'ఇంటర్నెట్ కనెక్షన్ మళ్లీ వచ్చింది.',
  },
};

/** Of the page: what stands in its main part. */
function pageLanguage(): keyof typeof texts {
  const own = document.querySelector('main')?.lang;
  return own === 'ta' || own === 'te' ? own : 'en';
}

export function followConnection(): void {
  let takeAway: (() => void) | undefined;
  const say = ({ type }: Event) => {
    const lang = pageLanguage();
    // What was said before is no longer so.
    takeAway?.();
    takeAway = toast(texts[lang][type as keyof typeof texts.en], lang);
  };
  addEventListener('offline', say);
  addEventListener('online', say);
}
