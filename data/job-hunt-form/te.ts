/** The words of the free registration, in Telugu. */
import { jobHuntForm } from '#data/job-hunt-form/shape';

export const teluguForm = jobHuntForm({
  language: 'te',
  basics: {
    name: { label: 'పేరు', missing: 'మీ పేరు రాయండి' },
    email: {
      label: 'ఈమెయిల్ (Email)',
      missing: 'ఈమెయిల్ చిరునామా రాయండి',
      wrong: 'ఈమెయిల్ చిరునామా సరిగ్గా లేదు; ఒకసారి చూడండి',
    },
    phone: {
      label: 'ఫోన్ నంబర్ (Phone)',
      missing: 'ఫోన్ నంబర్ రాయండి',
      wrong: 'ఫోన్ నంబర్‌లో 7 నుండి 15 అంకెలు ఉండాలి',
    },
    city: { label: 'ఊరు' },
    pincode: { label: 'పిన్ కోడ్ (PIN code)' },
  },
  choices: {
    studies: {
      label: 'మీ అత్యున్నత విద్యార్హత',
      missing: 'మీ అత్యున్నత విద్యార్హతను ఎంచుకోండి',
      labels: { other: 'ఇతర' },
    },
    yearOfCompletion: { label: 'పూర్తి చేసిన సంవత్సరం', labels: { other: 'ఇతర' } },
    workType: {
      label: 'ఎలాంటి ఉద్యోగం వెతుకుతున్నారు?',
      labels: {
        'Full-Time Job': 'Full-time ఉద్యోగం',
        'Training & Internship': 'శిక్షణ, internship',
      },
    },
    skills: {
      label: 'మీకు తెలిసినవి',
      labels: { ChatGpt: 'ChatGPT', 'GST/ Income Tax': 'GST / Income Tax' },
    },
    currentStatus: {
      label: 'ఇప్పుడు ఉద్యోగంలో ఉన్నారా?',
      labels: { Working: 'అవును, ఉద్యోగంలో ఉన్నాను', 'Not Working': 'లేదు' },
    },
  },
  customFields: {
    customStudies: 'మీ చదువు పేరు',
    customYearofCompletion: 'పూర్తి చేసిన సంవత్సరం (రాయండి)',
    customSkills: 'ఇంకా ఏమేమి తెలుసు?',
    whyWebinar: 'ఈ webinar-\u2060లో ఏమి తెలుసుకోవాలనుకుంటున్నారు?',
  },
  texts: {
    session: 'ఏ సెషన్?',
    title: 'ఉచిత నమోదు',
    close: 'మూసివేయండి',
    steps: ['ప్రాథమిక వివరాలు', 'అదనపు వివరాలు'],
    stepsEnglish: ['Basic Information', 'Additional Details'],
    why: '‘తదుపరి’ నొక్కగానే భద్రపరుస్తాం.',
    more: 'మరిన్ని',
    notice: 'నమోదు కోసం, ఉద్యోగం గురించి మిమ్మల్ని సంప్రదించడం కోసం ఈ వివరాలు అడుగుతున్నాం.',
    keeping:
      '‘తదుపరి’ నొక్కగానే, మీరు మధ్యలో ఆపితే కొనసాగించడానికి సహాయపడేందుకు, అప్పటివరకు రాసినదాన్ని, ఆ తర్వాత రాసేదాన్ని మా వద్ద భద్రపరుస్తాం; అంతకు ముందు మాకు ఏదీ రాదు. పూర్తి చేయని నమోదును 30 రోజుల్లో, పూర్తి చేసినదాన్ని చివరి సంప్రదింపు తర్వాత ఒక సంవత్సరంలోపు తొలగిస్తాం.',
    minor: '18 ఏళ్లలోపు వారి కోసం తల్లిదండ్రులు లేదా సంరక్షకులు నమోదు చేయాలి.',
    withdraw: 'ఎప్పుడైనా మీరు నమోదును రద్దు చేసుకోవచ్చు:',
    withdrawLink: 'మీ సమాచారాన్ని ఎలా ఉంచుతామో చూడండి',
    optional: '(తప్పనిసరి కాదు)',
    moreAsked: 'మీ గురించి మరికొంత',
    choose: 'ఎంచుకోండి',
    comma: 'ఒకటి కంటే ఎక్కువ ఉంటే మధ్యలో కామా పెట్టండి: Zoho Books, Power BI',
    next: 'తదుపరి',
    back: 'మునుపటి పేజీ',
    submit: 'నమోదు చేసుకోండి',
    submitting: 'పంపుతున్నాం…',
    done: 'నమోదు పూర్తయింది! తదుపరి పేజీకి వెళ్తున్నాం…',
    missingBasics: 'పేరు, ఈమెయిల్, ఫోన్ నంబర్ మూడింటినీ నింపండి (Name, Email, Phone)',
    missingStudies: 'మీ చదువు పేరు రాయండి',
    wrong: 'కింద గుర్తించిన వాటిని సరిచేయండి',
    emailLacks: {
      at: 'చిరునామాలో @ లేదు; ఈమెయిల్ చిరునామా name@example.com లా ఉంటుంది',
      ending: 'చిరునామాలో @ తర్వాత .com లాంటి ముగింపు కూడా ఉండాలి: name@example.com',
    },
    phoneLength: 'భారతీయ మొబైల్ నంబర్‌లో 10 అంకెలు ఉంటాయి; ఇందులో {digits} ఉన్నాయి. ఇది సరైన నంబరేనా?',
    timedOut: 'సమాధానం రావడానికి ఆలస్యమైంది. మళ్లీ ప్రయత్నించండి.',
    offline: 'ఇంటర్నెట్ కనెక్షన్ లేదు. ఒకసారి చూసుకుని మళ్లీ ప్రయత్నించండి.',
    tooMany: 'తక్కువ సమయంలో చాలాసార్లు పంపారు. కొన్ని నిమిషాల తర్వాత ప్రయత్నించండి.',
    failed: 'నమోదు చేయలేకపోయాం',
    kept: 'మీరు రాసినది అలాగే ఉంది.',
    measure:
      'నేను నమోదు చేసుకున్నట్లు HOA, Meta (Facebook) సంస్థకు తెలియజేయవచ్చు; HOA ప్రకటన ఉపయోగపడుతోందా అని చూడటానికి మాత్రమే. నేను అంగీకరించకపోయినా నా నమోదులో ఏ మార్పూ ఉండదు.',
  },
});
