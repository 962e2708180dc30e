/** The English is in the script of every page (lib/browser/inline-script/notifications.ts). */
const texts = {
  ta: {
    offline: 'இணைய இணைப்பு இல்லை. நீங்கள் எழுதியது இந்தப் பக்கத்திலேயே இருக்கிறது.',
    online: 'இணைய இணைப்பு மீண்டும் வந்துவிட்டது.',
    unsent:
      'இணைய இணைப்பு இல்லை: எதுவும் அனுப்பப்படவில்லை. நீங்கள் எழுதியது இந்தப் பக்கத்திலேயே இருக்கிறது; இணைப்பு வந்ததும் மீண்டும் அனுப்புங்கள்.',
  },
  te: {
    offline: 'ఇంటర్నెట్ కనెక్షన్ లేదు. మీరు రాసినది ఈ పేజీలోనే ఉంది.',
    online: 'ఇంటర్నెట్ కనెక్షన్ మళ్లీ వచ్చింది.',
    unsent: 'ఇంటర్నెట్ కనెక్షన్ లేదు: ఏదీ వెళ్లలేదు. మీరు రాసినది ఈ పేజీలోనే ఉంది; కనెక్షన్ వచ్చాక మళ్లీ పంపండి.',
  },
};

/** Attributes of `<main>`, where that script looks for them. */
export const connectionTexts = (language: 'en' | keyof typeof texts) =>
  language === 'en'
    ? {}
    : {
        'data-offline': texts[language].offline,
        'data-online': texts[language].online,
        'data-unsent': texts[language].unsent,
      };
