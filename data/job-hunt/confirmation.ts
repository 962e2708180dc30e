/** The mail that confirms a free registration, in the language of the page it was made on. */

import type { PageLanguage } from '#data/job-hunt/words';
import { officeHours } from '#data/site';

export interface ConfirmationWords {
  /** Topic and day of the session follow. */
  readonly subject: string;
  readonly lead: string;
  /** Labels of the rows. */
  readonly reference: string;
  readonly received: string;
  readonly promised: string;
  readonly topic: string;
  readonly language: string;
  readonly when: string;
  readonly webinar: string;
  /** Says that the page it leads to is in English. */
  readonly button: string;
  readonly next: string;
  readonly all: string;
  readonly page: string;
  readonly notYou: string;
  readonly questions: string;
  /** When the phone is answered, Indian time. */
  readonly hours: string;
  readonly neverAsked: string;
  /** The number to call looks Indian and has not ten digits; said without it. */
  readonly phone: { readonly shorter: string; readonly longer: string };
}

export const confirmationWords: Readonly<Record<PageLanguage, ConfirmationWords>> = {
  ta: {
    subject: 'பதிவு உறுதியானது',
    lead: 'எங்கள் இலவச webinar-\u2060க்கான உங்கள் பதிவு கிடைத்தது. உங்கள் அமர்வு இது; இணைத்துள்ள காலண்டர் கோப்பிலும் இருக்கிறது.',
    reference: 'பதிவு எண்',
    received: 'கிடைத்த நேரம்',
    promised: 'இதற்குள் உங்களைத் தொடர்புகொள்வோம்',
    topic: 'தலைப்பு',
    language: 'மொழி',
    when: 'எப்போது',
    webinar: 'HOA-\u2060வின் இலவச webinar',
    button: 'உங்கள் பதிவைப் பாருங்கள் (ஆங்கிலத்தில்)',
    next: 'Interview question bank இரண்டு நாட்களுக்குள் இந்த முகவரிக்கு வரும்.',
    all: 'எல்லா அமர்வுகளும்',
    page: 'உங்கள் பதிவு எந்த நிலையில் இருக்கிறது என்பதை அந்தப் பக்கம் (ஆங்கிலத்தில்) காட்டும். நாங்கள் எப்போது அழைக்கலாம் என்று அங்கே தேர்ந்தெடுக்கலாம்; அல்லது விலகிக்கொண்டு எல்லாவற்றையும் நீக்கலாம். இந்த link உங்களுக்கு மட்டும்; வேறு யாருக்கும் அனுப்ப வேண்டாம்.',
    notYou:
      'நீங்கள் பதிவு செய்யவில்லையா? வேறு யாரோ உங்கள் முகவரியை எழுதியிருக்கிறார்கள். Link-\u2060ஐத் திறந்து விலகுங்கள் (Withdraw); நாங்கள் நீக்கிவிடுவோம்.',
    questions: 'கேள்விகளுக்கு',
    hours: 'திங்கள் முதல் வெள்ளி வரை, காலை 10:00 முதல் மாலை 6:00 வரை',
    neverAsked:
      'HOA-\u2060விலிருந்து யாரும் OTP, UPI PIN, card எண், password எதையும் கேட்க மாட்டார்கள். வேலை பெற்றுத்தரும் உதவி எல்லா நிலையிலும் இலவசம்.',
    phone: {
      shorter:
        'நீங்கள் தந்த தொலைபேசி எண்ணில் இலக்கங்கள் குறைவு (இந்திய எண்ணில் 10 இருக்கும்); எங்கள் அழைப்பு உங்களுக்கு வராமல் போகலாம். இந்த மின்னஞ்சலுக்குப் பதில் எழுதி, சரியான எண்ணைத் தெரிவியுங்கள்; அது எங்களுக்குக் கிடைக்கும்.',
      longer:
        'நீங்கள் தந்த தொலைபேசி எண்ணில் இலக்கங்கள் அதிகம் (இந்திய எண்ணில் 10 இருக்கும்); எங்கள் அழைப்பு உங்களுக்கு வராமல் போகலாம். இந்த மின்னஞ்சலுக்குப் பதில் எழுதி, சரியான எண்ணைத் தெரிவியுங்கள்; வேறு நாட்டு எண் என்றால் நாட்டையும் சொல்லுங்கள்.',
    },
  },
  te: {
    subject: 'మీ నమోదు పూర్తయింది',
    lead: 'మా ఉచిత webinar కోసం మీ నమోదు మాకు అందింది. మీ సెషన్ ఇదే; జత చేసిన క్యాలెండర్ ఫైల్‌లో కూడా ఇది ఉంది.',
    reference: 'నమోదు సంఖ్య',
    received: 'అందిన సమయం',
    promised: 'ఈ సమయంలోపు మిమ్మల్ని సంప్రదిస్తాం',
    topic: 'అంశం',
    language: 'భాష',
    when: 'ఎప్పుడు',
    webinar: 'HOA ఉచిత webinar',
    button: 'మీ నమోదును చూడండి (ఇంగ్లీషులో)',
    next: 'Interview question bank రెండు రోజుల్లోపు ఈ చిరునామాకు వస్తుంది.',
    all: 'అన్ని సెషన్లు',
    page: 'మీ నమోదు ఏ దశలో ఉందో ఆ పేజీ (ఇంగ్లీషులో) చూపిస్తుంది. మేము ఎప్పుడు ఫోన్ చేయాలో అక్కడ ఎంచుకోవచ్చు; లేదా నమోదును రద్దు చేసి అన్నింటినీ తొలగించవచ్చు. ఈ link మీకు మాత్రమే; దయచేసి ఎవరికీ పంపకండి.',
    notYou: 'మీరు నమోదు చేసుకోలేదా? ఎవరో మీ చిరునామాను రాశారు. Link తెరిచి రద్దు చేయండి (Withdraw); మేము తొలగిస్తాం.',
    questions: 'ప్రశ్నల కోసం',
    hours: 'సోమవారం నుంచి శుక్రవారం వరకు, ఉదయం 10:00 నుంచి సాయంత్రం 6:00 వరకు',
    neverAsked:
      'HOA నుంచి ఎవరూ OTP, UPI PIN, card నంబర్, password అడగరు. ఉద్యోగం పొందడంలో మా సహాయం ప్రతి దశలోనూ ఉచితం.',
    phone: {
      shorter:
        'మీరు ఇచ్చిన ఫోన్ నంబర్‌లో అంకెలు తక్కువ (భారతీయ నంబర్‌లో 10 ఉంటాయి); మా ఫోన్ మీకు రాకపోవచ్చు. సరైన నంబర్‌ను ఈ ఈమెయిల్‌కు జవాబుగా రాయండి; అది మాకు అందుతుంది.',
      longer:
        'మీరు ఇచ్చిన ఫోన్ నంబర్‌లో అంకెలు ఎక్కువ (భారతీయ నంబర్‌లో 10 ఉంటాయి); మా ఫోన్ మీకు రాకపోవచ్చు. సరైన నంబర్‌ను ఈ ఈమెయిల్‌కు జవాబుగా రాయండి; వేరే దేశపు నంబర్ అయితే దేశం కూడా చెప్పండి.',
    },
  },
  en: {
    subject: 'You are registered',
    lead: 'Your registration for our free webinar has reached us. This is your session; it is in the attached calendar entry, too.',
    reference: 'Reference',
    received: 'Received',
    promised: 'We will contact you by',
    topic: 'Topic',
    language: 'Language',
    when: 'When',
    webinar: 'Free webinar of HOA',
    button: 'See your registration',
    next: 'The interview question bank comes to this address within 2 days.',
    all: 'All sessions',
    page: 'Your registration page shows the status. There you can choose when we call, or withdraw and have everything erased. The link is only for you: please do not forward it.',
    notYou:
      'Not you? Somebody else may have typed your address. Open the link and withdraw, and we will erase it.',
    questions: 'Questions',
    hours: officeHours,
    neverAsked:
      'Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password. Placement is free at every step.',
    phone: {
      shorter:
        'The phone number you gave is shorter than an Indian number, which has 10 digits, so our call may not reach you. Please reply to this mail with the right one.',
      longer:
        'The phone number you gave is longer than an Indian number, which has 10 digits, so our call may not reach you. Please reply to this mail with the right one, and the country if it is not India.',
    },
  },
};
