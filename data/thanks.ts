/** The thanks for a free registration, in the language of the page it was made on. */
export interface ThanksWords {
  readonly title: string;
  readonly registered: string;
  readonly session: string;
  readonly confirmation: string;
  readonly questionBank: string;
  readonly download: string;
  readonly google: string;
  readonly subscribe: string;
  readonly follow: string;
  readonly home: string;
}

export const thanksWords = {
  ta: {
    title: 'நன்றி.',
    registered: 'உங்கள் பதிவு முடிந்தது.',
    session: 'உங்கள் அமர்வு',
    confirmation:
      'உறுதி செய்யும் மின்னஞ்சல் இப்போது வந்துகொண்டிருக்கிறது; காலண்டர் கோப்பு அதிலும் இருக்கும். இணைவதற்கான link அமர்வுக்கு முன் வரும்.',
    questionBank: 'Interview question bank இரண்டு நாட்களுக்குள் மின்னஞ்சலில் வரும்.',
    download: 'காலண்டர் கோப்பு (.ics)',
    google: 'Google Calendar-\u2060இல் சேர்க்க',
    subscribe: 'எல்லா webinar-\u2060களின் காலண்டர்',
    follow: 'அதுவரை எங்களைப் பின்தொடருங்கள்',
    home: 'முகப்புக்குச் செல்ல (Go Back Home)',
  },
  en: {
    title: 'Thank you.',
    registered: 'You are registered.',
    session: 'Your session',
    confirmation:
      'The confirmation is on its way to your e-mail address, with the calendar entry in it. The access link comes before the session.',
    questionBank: 'Your interview question bank arrives within 2 days, at the same address.',
    download: 'Calendar file (.ics)',
    google: 'Add to Google Calendar',
    subscribe: 'The calendar of all webinars',
    follow: 'Follow us meanwhile',
    home: 'Go Back Home',
  },
} as const satisfies Record<string, ThanksWords>;
