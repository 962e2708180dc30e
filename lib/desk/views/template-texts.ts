/** The texts that the desk brings by itself, and what stands for a kind or an hour, in the language of a template. */
import type { formKinds } from '#data/form-kinds';
import { preferredHoursInWords, timeInSentence } from '#lib/desk/words';
import type { templateLanguages } from '#lib/enquiries/words';
import { dayParts, hourInWords, isoDayInIndia, timeInIndia } from '#lib/platform/values/india';
import { own } from '#lib/platform/values/text';

export type Language = (typeof templateLanguages)[number];

export interface Said {
  readonly name: string;
  /** Title of the kind in English, and its code. */
  readonly kindTitle: string;
  readonly kind: string;
  readonly again?: number;
  readonly now: number;
  readonly time?: string;
  readonly member: string;
  readonly phone: string;
  readonly site: string;
}

interface Words {
  readonly kinds: Readonly<Record<(typeof formKinds)[number]['kind'], string>>;
  readonly kind: string;
  readonly locale: string;
  readonly today: string;
  readonly hours: Readonly<Record<string, string>>;
  readonly soon: string;
  readonly parts: readonly [string, string, string];
}

const others: Readonly<Record<Exclude<Language, 'English'>, Words>> = {
  Tamil: {
    kinds: {
      application: 'வேலை விண்ணப்பம்',
      contact: 'செய்தி',
      callback: 'அழைப்புக் கோரிக்கை',
      certificate: 'தேர்வுப் பதிவு',
      coaching: 'பயிற்சி விசாரணை',
      internship: 'இன்டர்ன்ஷிப் விண்ணப்பம்',
      licence: 'உரிம விண்ணப்பம்',
      employer: 'கணக்காளர் தேவை',
      'webinar-free': 'வெபினார் பதிவு',
      'webinar-paid': 'வெபினார் பதிவு',
    },
    kind: 'விசாரணை',
    locale: 'ta-IN',
    today: 'இன்று',
    hours: {
      morning: 'காலையில் (10:00 முதல் 12:00 வரை)',
      afternoon: 'மதியத்தில் (12:00 முதல் 4:00 வரை)',
      evening: 'மாலையில் (4:00 முதல் 6:00 வரை)',
    },
    soon: 'அடுத்த வேலை நாளுக்குள்',
    parts: ['காலை', 'பிற்பகல்', 'மாலை'],
  },
  Telugu: {
    kinds: {
      application: 'ఉద్యోగ దరఖాస్తు',
      contact: 'సందేశం',
      callback: 'ఫోన్ కాల్ అభ్యర్థన',
      certificate: 'పరీక్ష నమోదు',
      coaching: 'కోచింగ్ విచారణ',
      internship: 'ఇంటర్న్‌షిప్ దరఖాస్తు',
      licence: 'లైసెన్స్ దరఖాస్తు',
      employer: 'అకౌంటెంట్ అవసరం',
      'webinar-free': 'వెబినార్ నమోదు',
      'webinar-paid': 'వెబినార్ నమోదు',
    },
    kind: 'విచారణ',
    locale: 'te-IN',
    today: 'ఈరోజు',
    hours: {
      morning: 'ఉదయం (10:00 నుండి 12:00 వరకు)',
      afternoon: 'మధ్యాహ్నం (12:00 నుండి 4:00 వరకు)',
      evening: 'సాయంత్రం (4:00 నుండి 6:00 వరకు)',
    },
    soon: 'తదుపరి పని దినంలోపు',
    parts: ['ఉదయం', 'మధ్యాహ్నం', 'సాయంత్రం'],
  },
};

export function kindIn(language: string, { kind, kindTitle }: Said): string {
  const words = own(others, language);
  if (!words) return kindTitle;
  return own(words.kinds, kind) ?? words.kind;
}

/** `{hour}` of a text in this language: the agreed hour, else what they asked for, else the next working day. */
export function hourIn(language: string, { again, now, time }: Said): string {
  const words = own(others, language);
  if (!words) {
    if (again !== undefined) return timeInSentence(again, now);
    return time && time !== 'any' ? preferredHoursInWords(time) : 'within the next working day';
  }
  const { locale, today, hours, soon, parts } = words;
  if (again === undefined) return own(hours, time ?? '') ?? soon;
  const clock = hourInWords(again).replace(/ [AP]M$/, '');
  const hour = Number(timeInIndia(again).slice(0, 2));
  const part = parts[hour < 12 ? 0 : hour < 16 ? 1 : 2];
  const at = `${part} ${clock}`;
  if (isoDayInIndia(again) === isoDayInIndia(now)) return `${today}, ${at}`;
  const inWords = (shown: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...shown, timeZone: 'Asia/Kolkata' }).format(again);
  const { day } = dayParts(again);
  return `${inWords({ weekday: 'long' })}, ${day} ${inWords({ month: 'long' })}, ${at}`;
}

/** A mail is answered, a message on WhatsApp is answered where it is. */
export type Way = 'mail' | 'whatsApp';

interface Text {
  readonly title: string;
  readonly sub: string;
  readonly lines: (said: Said, way: Way) => readonly string[];
}

const page = ({ site }: Said) => `${site}/certification`;

export const builtIn: Readonly<Record<Language, readonly Text[]>> = {
  English: [
    {
      title: 'We tried to call you',
      sub: 'When we will call next, and how to choose another time',
      lines: (said, way) => [
        `We tried to call you about your ${said.kindTitle.toLowerCase()} and did not reach you.`,
        `We will call again ${hourIn('English', said)}.`,
        `If another hour suits you better, ${way === 'mail' ? 'reply to this mail' : 'answer here'} or call ${said.phone}.`,
      ],
    },
    {
      title: 'What we need from you',
      sub: 'Lists what is missing; complete it before you send it',
      lines: (_, way) => [
        'To continue, we need this from you:',
        '- ',
        way === 'mail' ? 'You can simply reply to this mail.' : 'You can simply answer here.',
      ],
    },
    {
      title: 'Fees, with GST and the total',
      sub: 'Links to the page that adds them up',
      lines: (said) => [
        'You asked about fees. Here they are, each with GST and the total:',
        page(said),
        'Nothing is due until you enrol.',
      ],
    },
  ],
  Tamil: [
    {
      title: 'உங்களை அழைக்க முயன்றோம்',
      sub: 'Tamil: we tried to call you',
      lines: (said, way) => [
        `உங்கள் ${kindIn('Tamil', said)} தொடர்பாக உங்களை அழைத்தோம்; பேச இயலவில்லை.`,
        `${hourIn('Tamil', said)} மீண்டும் அழைப்போம்.`,
        `வேறு நேரம் உங்களுக்கு வசதி என்றால், ${way === 'mail' ? 'இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள்' : 'இங்கேயே பதில் எழுதுங்கள்'} அல்லது ${said.phone} என்ற எண்ணை அழையுங்கள்.`,
      ],
    },
    {
      title: 'உங்களிடமிருந்து தேவையானவை',
      sub: 'Tamil: what we need from you; complete it before you send it',
      lines: (_, way) => [
        'தொடர, உங்களிடமிருந்து இவை தேவை:',
        '- ',
        way === 'mail' ? 'இந்த மின்னஞ்சலுக்கே பதில் எழுதலாம்.' : 'இங்கேயே பதில் எழுதலாம்.',
      ],
    },
    {
      title: 'கட்டணம், GST, மொத்தம்',
      sub: 'Tamil: fees, with GST and the total',
      lines: (said) => [
        'கட்டணம் பற்றிக் கேட்டீர்கள். ஒவ்வொன்றின் கட்டணமும் GST-யும் மொத்தமும் இங்கே உள்ளன:',
        page(said),
        'சேர்ந்து பணம் செலுத்தும் வரை நீங்கள் எதுவும் தர வேண்டியதில்லை.',
      ],
    },
  ],
  Telugu: [
    {
      title: 'మీకు ఫోన్ చేయడానికి ప్రయత్నించాము',
      sub: 'Telugu: we tried to call you',
      lines: (said, way) => [
        `మీ ${kindIn('Telugu', said)} గురించి మీకు ఫోన్ చేశాము; మాట్లాడటం కుదరలేదు.`,
        `${hourIn('Telugu', said)} మళ్ళీ ఫోన్ చేస్తాము.`,
        `మరో సమయం మీకు అనుకూలమైతే, ${way === 'mail' ? 'ఈ మెయిల్‌కు జవాబు ఇవ్వండి' : 'ఇక్కడే జవాబు ఇవ్వండి'} లేదా ${said.phone} కు ఫోన్ చేయండి.`,
      ],
    },
    {
      title: 'మీ నుండి మాకు కావలసినవి',
      sub: 'Telugu: what we need from you; complete it before you send it',
      lines: (_, way) => [
        'ముందుకు వెళ్ళడానికి మీ నుండి ఇవి కావాలి:',
        '- ',
        way === 'mail' ? 'ఈ మెయిల్‌కే జవాబు ఇవ్వవచ్చు.' : 'ఇక్కడే జవాబు ఇవ్వవచ్చు.',
      ],
    },
    {
      title: 'ఫీజు, GST, మొత్తం',
      sub: 'Telugu: fees, with GST and the total',
      lines: (said) => [
        'మీరు ఫీజుల గురించి అడిగారు. ఒక్కొక్క దాని ఫీజు, GST, మొత్తం ఇక్కడ ఉన్నాయి:',
        page(said),
        'మీరు చేరి డబ్బు చెల్లించే వరకు మీరు ఏమీ ఇవ్వనక్కర్లేదు.',
      ],
    },
  ],
};

/** To an applicant whose file is held for this reason; nobody did anything wrong. */
export const askForPdf = (why: string, way: Way): readonly string[] => [
  `Thank you for your application. Our check holds the file of your resume, because ${why}. Most often this comes from a template of a college or a job portal, and nothing is wrong with what you wrote.`,
  'Could you please send it once more as a new PDF? In most programs: open it, choose Print, then Save as PDF.',
  way === 'mail'
    ? 'Simply reply to this mail with that file. Your application stands as it is.'
    : 'Simply send that file here. Your application stands as it is.',
];

export const greeting: Readonly<Record<Language, (name: string) => string>> = {
  English: (name) => `Dear ${name},`,
  Tamil: (name) => `அன்புள்ள ${name},`,
  Telugu: (name) => `ప్రియమైన ${name},`,
};

export const neverAsked: Readonly<Record<Language, string>> = {
  English: 'Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password.',
  Tamil: 'HOA-இலிருந்து யாரும் OTP, UPI PIN, அட்டை எண் அல்லது கடவுச்சொல்லைக் கேட்க மாட்டார்கள்.',
  Telugu: 'HOA నుండి ఎవరూ OTP, UPI PIN, కార్డు నంబర్ లేదా పాస్‌వర్డ్ అడగరు.',
};
