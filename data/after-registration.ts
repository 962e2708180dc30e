import type { PageLanguage } from '#data/job-hunt/words';

export interface RegistrationWords {
  /** `{by}` is day and hour, 24 hours before the start. */
  readonly link: string;
  /** For who registers after that. */
  readonly linkLate: string;
  readonly call: string;
}

export const registrationWords: Readonly<Record<PageLanguage, RegistrationWords>> = {
  ta: {
    link: 'இணைவதற்கான link இந்த நேரத்துக்குள் மின்னஞ்சலில் வரும்: {by}. முந்தைய நாள் ஒரு நினைவூட்டலும், அமர்வு தொடங்க ஒரு மணி நேரம் முன் link மீண்டும் ஒருமுறையும் அனுப்புவோம்.',
    linkLate: 'இணைவதற்கான link அமர்வு தொடங்கும் முன் மின்னஞ்சலில் வரும்.',
    call: 'நாங்கள் உங்களைத் தொலைபேசியிலும் அழைப்போம்: நீங்கள் தேடும் வேலையைப் பற்றிக் கேட்கவும், பொருத்தமான வேலைகளைச் சொல்லவும். அழைப்பை எடுக்காவிட்டாலும் அமர்வில் உங்கள் இடம் உங்களுக்கே.',
  },
  te: {
    link: 'చేరడానికి link ఈ సమయంలోపు ఈమెయిల్‌లో వస్తుంది: {by}. ముందు రోజు ఒక రిమైండర్ పంపుతాం; సెషన్ మొదలవడానికి ఒక గంట ముందు link మళ్లీ పంపుతాం.',
    linkLate: 'చేరడానికి link సెషన్ మొదలయ్యే ముందు ఈమెయిల్‌లో వస్తుంది.',
    call: 'మేము మీకు ఫోన్ కూడా చేస్తాం: మీరు వెతుకుతున్న ఉద్యోగం గురించి తెలుసుకోవడానికి, సరిపోయే ఉద్యోగాలు చెప్పడానికి. ఫోన్ ఎత్తకపోయినా సెషన్‌లో మీ స్థానం మీదే.',
  },
  en: {
    link: 'The access link comes by e-mail by {by}. We will send a reminder the day before, and the link again an hour before the start.',
    linkLate: 'The access link comes by e-mail before the start.',
    call: 'We will also call you to ask what kind of job you are looking for and tell you about jobs that suit you. Your place in the session does not depend on this call.',
  },
};

/** The paid webinar is in English alone. */
export const paidCall =
  'We will also call you to check that the receipt and the calendar entry have reached you, and to answer your questions. Your place does not depend on this call.';

/** To who has paid for one edition by two orders: on the page, and before all else in the confirmation. */
export const paidTwice =
  'You have paid for this edition twice. One place is booked, and we will refund the later payment in full to the account it came from, within 7 to 10 working days. Our team knows about it; you need not write to us.';
