/** The mails about a session to who registered for it, in the language of the page it was done on. */
import type { PageLanguage } from '#data/job-hunt/words';

export interface SessionMailWords {
  /** Subjects: the topic of the session follows; `{hour}` is when it begins. */
  readonly subjects: {
    readonly link: string;
    readonly newLink: string;
    readonly soon: string;
    readonly tomorrow: string;
    readonly cancelled: string;
    readonly questionBank: string;
  };
  readonly link: string;
  readonly newLink: string;
  readonly soon: string;
  readonly tomorrow: string;
  readonly tomorrowNoLink: string;
  readonly cancelled: string;
  readonly others: string;
  readonly questionBank: string;
  /** Labels of rows. */
  readonly accessLink: string;
  readonly bank: string;
  /** Before the address of the page that stops them. */
  readonly stop: string;
}

export const sessionMailWords: Readonly<Record<PageLanguage, SessionMailWords>> = {
  ta: {
    subjects: {
      link: 'உங்கள் அமர்வுக்கான link',
      newLink: 'புதிய link',
      soon: 'ஒரு மணி நேரத்துக்குள்',
      tomorrow: 'நாளை',
      cancelled: 'ரத்து',
      questionBank: 'உங்கள் interview question bank',
    },
    link: 'உங்கள் அமர்வில் இணைவதற்கான link இது. அமர்வுக்கு ஒரு மணி நேரம் முன் இதை மீண்டும் அனுப்புவோம்.',
    newLink: 'உங்கள் அமர்வின் link மாறிவிட்டது. இனி இதை மட்டும் பயன்படுத்துங்கள்:',
    soon: 'உங்கள் அமர்வு ஒரு மணி நேரத்துக்குள் தொடங்குகிறது. இணைவதற்கான link இது:',
    tomorrow: 'உங்கள் அமர்வு நாளை. இணைவதற்கான link கீழே இருக்கிறது; காலண்டர் கோப்பை இணைத்துள்ளோம்.',
    tomorrowNoLink:
      'உங்கள் அமர்வு நாளை; காலண்டர் கோப்பை இணைத்துள்ளோம். அமர்வு தொடங்கும் முன் இணைவதற்கான link அனுப்புவோம்.',
    cancelled: 'மன்னிக்கவும்: நீங்கள் பதிவு செய்த அமர்வு நடக்காது.',
    others: 'வேறு எந்த அமர்வுக்கும் வரலாம்; மீண்டும் பதிவு செய்வதும் இலவசமே.',
    questionBank: 'உங்கள் பதிவுடன் வரும் interview question bank இதோ.',
    accessLink: 'இணைவதற்கான link',
    bank: 'Question bank',
    stop: 'இந்த அமர்வு பற்றிய மின்னஞ்சல்கள் வேண்டாம் என்றால் ஆங்கிலத்தில் உள்ள இந்தப் பக்கத்தைத் திறந்து பொத்தானை அழுத்துங்கள்',
  },
  te: {
    subjects: {
      link: 'మీ సెషన్‌కు link',
      newLink: 'కొత్త link',
      soon: 'ఒక గంటలోపు',
      tomorrow: 'రేపు',
      cancelled: 'రద్దు',
      questionBank: 'మీ interview question bank',
    },
    link: 'మీ సెషన్‌లో చేరడానికి link ఇది. సెషన్‌కు ఒక గంట ముందు దీన్ని మళ్లీ పంపుతాం.',
    newLink: 'మీ సెషన్ link మారింది. ఇకపై దీన్ని మాత్రమే వాడండి:',
    soon: 'మీ సెషన్ ఒక గంటలోపు మొదలవుతుంది. చేరడానికి link ఇది:',
    tomorrow: 'మీ సెషన్ రేపు. చేరడానికి link కింద ఉంది; క్యాలెండర్ ఫైల్ జత చేశాం.',
    tomorrowNoLink: 'మీ సెషన్ రేపు; క్యాలెండర్ ఫైల్ జత చేశాం. సెషన్ మొదలయ్యే ముందు చేరడానికి link పంపుతాం.',
    cancelled: 'క్షమించండి: మీరు నమోదు చేసుకున్న సెషన్ జరగదు.',
    others: 'వేరే ఏ సెషన్‌కైనా రావచ్చు; మళ్లీ నమోదు చేసుకోవడం ఉచితమే.',
    questionBank: 'మీ నమోదుతో పాటు వచ్చే interview question bank ఇదిగో.',
    accessLink: 'చేరడానికి link',
    bank: 'Question bank',
    stop: 'ఈ సెషన్ గురించి ఈమెయిల్స్ వద్దనుకుంటే ఇంగ్లీషులో ఉన్న ఈ పేజీని తెరిచి బటన్ నొక్కండి',
  },
  en: {
    subjects: {
      link: 'Your access link',
      newLink: 'New access link',
      soon: 'At {hour}',
      tomorrow: 'Tomorrow',
      cancelled: 'Cancelled',
      questionBank: 'Your interview question bank',
    },
    link: 'This is the access link of your session. We will send it again an hour before it begins.',
    newLink: 'The access link of your session has changed. Please use only this one:',
    soon: 'Your session begins within an hour. This is your access link:',
    tomorrow:
      'Your session is tomorrow. The access link is below, and the calendar entry is attached.',
    tomorrowNoLink:
      'Your session is tomorrow; the calendar entry is attached. We will send the access link before it begins.',
    cancelled: 'We are sorry: the session you registered for will not take place.',
    others: 'You are welcome in any other session; registering again is free.',
    questionBank: 'Here is the interview question bank that comes with your registration.',
    accessLink: 'Access link',
    bank: 'Question bank',
    stop: 'To stop mails about this session, open this page and press the button',
  },
};
