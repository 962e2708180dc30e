/** A registration in Tamil or Telugu that was sent without a script reads these. */
import type { PageLanguage } from '#data/job-hunt/words';

interface Refusal {
  readonly title: string;
  readonly text: string;
}

interface RefusalWords {
  /** Heads the page that asks again for what is wrong. */
  readonly notYet: string;
  /** Leads to the form. */
  readonly open: string;
  /** Where it did not get as far as its form, by status. */
  readonly of: Readonly<Record<number, Refusal>>;
}

const tamil = (then: string) =>
  `எதுவும் அனுப்பப்படவில்லை. நீங்கள் எழுதியது முந்தைய பக்கத்தில் அப்படியே இருக்கிறது: Back பொத்தானை அழுத்தித் திரும்பிச் சென்று, ${then}.`;
const tamilAgain = 'எதுவும் அனுப்பப்படவில்லை. எங்கள் தளத்தில் படிவத்தைத் திறந்து, அங்கிருந்து அனுப்புங்கள்.';

const telugu = (then: string) =>
  `ఏదీ వెళ్లలేదు. మీరు రాసినది ముందు పేజీలో అలాగే ఉంది: Back బటన్ నొక్కి వెనక్కి వెళ్లి, ${then}.`;
const teluguAgain = 'ఏదీ వెళ్లలేదు. మా సైట్‌లో ఫారం తెరిచి, అక్కడి నుంచి పంపండి.';

export const refusalWords: Readonly<Partial<Record<PageLanguage, RefusalWords>>> = {
  ta: {
    notYet: 'பதிவு இன்னும் முடியவில்லை',
    open: 'படிவத்தைத் திறக்க',
    of: {
      400: {
        title: 'அந்தச் செய்தியைப் படிக்க முடியவில்லை',
        text: tamil('மீண்டும் அனுப்புங்கள்'),
      },
      403: {
        title: 'இந்தப் படிவத்தை எங்கள் பக்கங்களிலிருந்து மட்டுமே அனுப்ப முடியும்',
        text: tamilAgain,
      },
      408: {
        title: 'வந்து சேர அதிக நேரம் ஆகிவிட்டது',
        text: tamil('முடிந்தால் வேகமான இணைப்பில் மீண்டும் அனுப்புங்கள்'),
      },
      413: {
        title: 'ஒரே முறையில் இவ்வளவு பெரிய செய்தியை ஏற்க முடியாது',
        text: tamil('எழுதியதைச் சுருக்கி மீண்டும் அனுப்புங்கள்'),
      },
      415: { title: 'இந்த முறையில் அனுப்பியதைப் படிக்க முடியாது', text: tamilAgain },
      429: {
        title: 'குறைந்த நேரத்தில் பல முறை அனுப்பிவிட்டீர்கள்',
        text: tamil('சில நிமிடங்கள் கழித்து மீண்டும் அனுப்புங்கள்'),
      },
      500: {
        title: 'எங்கள் பக்கத்தில் ஏதோ தவறு நடந்துவிட்டது',
        text: 'Back பொத்தானை அழுத்தித் திரும்பிச் சென்று மீண்டும் முயலுங்கள், அல்லது எங்களை அழையுங்கள்.',
      },
      503: {
        title: 'இப்போது இதைச் செய்ய முடியவில்லை',
        text: tamil('ஒரு நிமிடம் கழித்து மீண்டும் அனுப்புங்கள்'),
      },
    },
  },
  te: {
    notYet: 'నమోదు ఇంకా పూర్తి కాలేదు',
    open: 'ఫారం తెరవండి',
    of: {
      400: { title: 'ఆ సందేశాన్ని చదవలేకపోయాం', text: telugu('మళ్లీ పంపండి') },
      403: { title: 'ఈ ఫారాన్ని మా పేజీల నుంచి మాత్రమే పంపగలరు', text: teluguAgain },
      408: {
        title: 'అందడానికి చాలా సమయం పట్టింది',
        text: telugu('వీలైతే వేగమైన కనెక్షన్‌తో మళ్లీ పంపండి'),
      },
      413: {
        title: 'ఒకేసారి ఇంత పెద్ద సందేశాన్ని తీసుకోలేం',
        text: telugu('రాసినదాన్ని తగ్గించి మళ్లీ పంపండి'),
      },
      415: { title: 'ఈ విధంగా పంపినదాన్ని చదవలేం', text: teluguAgain },
      429: {
        title: 'తక్కువ సమయంలో చాలాసార్లు పంపారు',
        text: telugu('కొన్ని నిమిషాల తర్వాత మళ్లీ పంపండి'),
      },
      500: {
        title: 'మా వైపు ఏదో పొరపాటు జరిగింది',
        text: 'Back బటన్ నొక్కి వెనక్కి వెళ్లి మళ్లీ ప్రయత్నించండి, లేదా మాకు ఫోన్ చేయండి.',
      },
      503: {
        title: 'ఇప్పుడు దీన్ని చేయలేకపోయాం',
        text: telugu('ఒక నిమిషం తర్వాత మళ్లీ పంపండి'),
      },
    },
  },
};
