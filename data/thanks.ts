import type { PageLanguage } from '#data/job-hunt/words';

/** The thanks for a free registration, in the language of the page it was made on. */
export interface ThanksWords {
  readonly title: string;
  readonly registered: string;
  readonly session: string;
  /** Where the chosen one is no more; `{when}` is its day. */
  readonly moved: string;
  readonly confirmation: string;
  readonly questionBank: string;
  readonly download: string;
  readonly google: string;
  readonly subscribe: string;
  readonly follow: string;
  readonly home: string;
  /** For who opens the page without a registration. */
  readonly after: {
    readonly title: string;
    readonly text: string;
    /** Before our phone and e-mail address. */
    readonly missing: string;
    /** Before and after the number of days. */
    readonly within: readonly [before: string, after: string];
  };
}

export const thanksWords = {
  ta: {
    title: 'நன்றி.',
    registered: 'உங்கள் பதிவு முடிந்தது.',
    session: 'உங்கள் அமர்வு',
    moved:
      'நீங்கள் தேர்ந்தெடுத்த {when} அமர்வு இப்போது நடைபெறாது; அதனால் கீழே உள்ள அமர்வில் உங்களைப் பதிவு செய்துள்ளோம். அது பொருந்தாவிட்டால் வேறு நாளுக்குப் பதிவு செய்யலாம்.',
    confirmation: 'உறுதி செய்யும் மின்னஞ்சல் இப்போது வந்துகொண்டிருக்கிறது; காலண்டர் கோப்பு அதிலும் இருக்கும்.',
    questionBank: 'Interview question bank இரண்டு நாட்களுக்குள் அதே முகவரிக்கு வரும்.',
    download: 'காலண்டர் கோப்பு (.ics)',
    google: 'Google Calendar-\u2060இல் சேர்க்க',
    subscribe: 'எல்லா webinar-\u2060களின் காலண்டர்',
    follow: 'அதுவரை எங்களைப் பின்தொடருங்கள்',
    home: 'முகப்புக்குச் செல்ல (Go Back Home)',
    after: {
      title: 'பதிவு செய்த பிறகு',
      text: 'இலவச webinar-\u2060க்குப் பதிவு செய்தால், காலண்டர் கோப்புடன் உறுதி செய்யும் மின்னஞ்சல் உடனே வரும்; interview question bank இரண்டு நாட்களுக்குள் வரும். கட்டண webinar-\u2060க்குப் பதிவு செய்தால் ரசீது உடனே வரும்.',
      missing: 'ஒரு மணி நேரத்துக்குள் எதுவும் வரவில்லை என்றால் எங்களிடம் கேளுங்கள்:',
      within: ['', 'நாட்களில்'],
    },
  },
  te: {
    title: 'ధన్యవాదాలు.',
    registered: 'మీ నమోదు పూర్తయింది.',
    session: 'మీ సెషన్',
    moved:
      'మీరు ఎంచుకున్న {when} సెషన్ ఇప్పుడు జరగదు; అందుకే కింద ఉన్న సెషన్‌లో మిమ్మల్ని నమోదు చేశాం. అది వీలు కాకపోతే వేరే రోజుకు నమోదు చేసుకోవచ్చు.',
    confirmation: 'నిర్ధారణ ఈమెయిల్ మీకు ఇప్పుడే వస్తోంది; క్యాలెండర్ ఫైల్ అందులో కూడా ఉంటుంది.',
    questionBank: 'Interview question bank రెండు రోజుల్లోపు అదే చిరునామాకు వస్తుంది.',
    download: 'క్యాలెండర్ ఫైల్ (.ics)',
    google: 'Google Calendar-\u2060లో చేర్చండి',
    subscribe: 'అన్ని webinar-\u2060ల క్యాలెండర్',
    follow: 'అప్పటి వరకు మమ్మల్ని ఫాలో అవ్వండి',
    home: 'హోమ్ పేజీకి వెళ్లండి (Go Back Home)',
    after: {
      title: 'నమోదు తర్వాత',
      text: 'ఉచిత webinar-\u2060కు నమోదు చేస్తే, క్యాలెండర్ ఫైల్‌తో నిర్ధారణ ఈమెయిల్ వెంటనే వస్తుంది; interview question bank రెండు రోజుల్లోపు వస్తుంది. ఫీజు ఉన్న webinar-\u2060కు నమోదు చేస్తే రసీదు వెంటనే వస్తుంది.',
      missing: 'గంటలోపు ఏదీ రాకపోతే మమ్మల్ని అడగండి:',
      within: ['', 'రోజుల్లోపు'],
    },
  },
  en: {
    title: 'Thank you.',
    registered: 'You are registered.',
    session: 'Your session',
    moved:
      'The session you chose, {when}, will not take place, so you are registered for the one below. If it does not suit you, register for another day.',
    confirmation: 'The confirmation is on its way to your e-mail address, with the calendar entry.',
    questionBank: 'Your interview question bank arrives within 2 days, at the same address.',
    download: 'Calendar file (.ics)',
    google: 'Add to Google Calendar',
    subscribe: 'The calendar of all webinars',
    follow: 'Follow us meanwhile',
    home: 'Go Back Home',
    after: {
      title: 'After a registration',
      text: 'For the free webinar, the confirmation with the calendar entry comes by e-mail at once, and the interview question bank within 2 days. For the paid webinar, the receipt comes at once.',
      missing: 'If neither reaches you within an hour, contact us:',
      within: ['Within', 'days'],
    },
  },
} as const satisfies Record<PageLanguage, ThanksWords>;
