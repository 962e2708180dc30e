/** The words for passing a page on. */
export interface ShareWords {
  readonly pass: string;
  readonly whatsApp: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

export const shareWords = {
  en: {
    pass: 'Share it',
    whatsApp: 'Send on WhatsApp',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'The link could not be copied',
  },
  ta: {
    pass: 'நண்பர்களுக்கு அனுப்புங்கள்',
    whatsApp: 'WhatsApp-இல் அனுப்புங்கள்',
    share: 'பகிருங்கள்',
    copy: 'இணைப்பை நகலெடுங்கள்',
    copied: 'இணைப்பு நகலெடுக்கப்பட்டது',
    failed: 'இணைப்பை நகலெடுக்க முடியவில்லை',
  },
  te: {
    pass: 'స్నేహితులకు పంపండి',
    whatsApp: 'WhatsApp లో పంపండి',
    share: 'షేర్ చేయండి',
    copy: 'లింక్ కాపీ చేయండి',
    copied: 'లింక్ కాపీ అయింది',
    failed: 'లింక్ కాపీ కాలేదు',
  },
} as const satisfies Readonly<Record<string, ShareWords>>;
