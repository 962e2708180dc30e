/** The mail that confirms a free registration, in the language of the page it was made on. */
import type { PageLanguage } from '#data/job-hunt/words';

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
  /** What it is, in a calendar. */
  readonly webinar: string;
  /** Says that the page it leads to is in English. */
  readonly button: string;
  readonly next: string;
  readonly all: string;
  readonly page: string;
  readonly notYou: string;
  readonly questions: string;
}

export const confirmationWords: Readonly<Record<PageLanguage, ConfirmationWords>> = {
  ta: {
    subject: 'உங்கள் பதிவு முடிந்தது',
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
  },
  en: {
    subject: 'You are registered',
    lead: 'Your registration for our free webinar has reached us. This is your session; it is in the attached calendar entry, too.',
    reference: 'Reference',
    received: 'Received',
    promised: 'We contact you by',
    topic: 'Topic',
    language: 'Language',
    when: 'When',
    webinar: 'Free webinar of HOA',
    button: 'See your registration',
    next: 'The interview question bank comes to this address within 2 days.',
    all: 'All sessions',
    page: 'The page of your registration shows how it stands; there you can choose when we call, or withdraw and have everything erased. The link is yours alone: please do not pass it on.',
    notYou:
      'You did not register? Somebody typed your address. Open the link and withdraw, and we erase it.',
    questions: 'Questions',
  },
};
