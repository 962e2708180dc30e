/** The words that people type, and what the site calls the same. */

/** Words that people use for ours. */
export const synonyms: Readonly<Record<string, string>> = {
  pf: 'epf',
  esic: 'esi',
  powerbi: 'power',
  course: 'module',
  courses: 'module',
  class: 'module',
  classes: 'module',
  syllabus: 'module',
  cost: 'fee',
  price: 'fee',
  charges: 'fee',
  recon: 'reconciliation',
  brs: 'reconciliation',
  itc: 'input',
  vacancy: 'job',
  vacancies: 'job',
  placement: 'job',
  cv: 'resume',
  mock: 'test',
  quiz: 'test',
  template: 'file',
  templates: 'file',
  biodata: 'resume',
  license: 'licence',
  licenses: 'licence',
  licensed: 'licence',
  licensing: 'licence',
  enroll: 'enrol',
  enrollment: 'enrol',
  enrolment: 'enrol',
  program: 'programme',
  programs: 'programme',
  bookkeeping: 'keeping',
  eway: 'way',
  einvoice: 'invoice',
  '26as': '168',
  duration: 'hour',
  timing: 'time',
  timings: 'time',
  offline: 'person',
  instalment: 'part',
  emi: 'part',
};

/**
 * The words are in Hindi, Tamil or Telugu, in Latin letters or in their own, with what each is called here.
 * `synonyms` holds words that the texts themselves use.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...named(
    'job',
    'naukri nokri nowkri naukari noukri kaam rozgar velai vela velaivaippu udyogam udyogalu udhyogam',
  ),
  ...named('job', 'வேலை வேலைவாய்ப்பு பணி ఉద్యోగం ఉద్యోగాలు ఉద్యోగ పని नौकरी रोजगार काम'),
  ...named(
    'salary',
    'tankhwah tankha tankhah vetan pagar sambalam jeetham jeetam ctc hike increment',
  ),
  ...named('salary', 'சம்பளம் ஊதியம் జీతం వేతనం वेतन तनख्वाह सैलरी'),
  ...named(
    'fees',
    'kitna kitne kitni evlo evvalavu evalavu entha enta kattanam paisa panam dabbu rusum daam keemat',
  ),
  ...named('fees', 'கட்டணம் விலை எவ்வளவு பணம் ఫీజు రుసుము ధర ఎంత డబ్బు फीस शुल्क कितना पैसा'),
  ...named('module', 'padippu padhippu padhai chaduvu kors'),
  ...named('module', 'படிப்பு கோர்ஸ் பாடம் కోర్సు చదువు పాఠం कोर्स पढ़ाई'),
  ...named('exam', 'pariksha pareeksha thervu imtihan'),
  ...named('exam', 'தேர்வு పరీక్ష परीक्षा'),
  ...named('free', 'muft ilavasam ilavasamaga uchitam uchitham uchithanga'),
  ...named('free', 'இலவசம் இலவச ఉచితం ఉచిత मुफ्त निःशुल्क'),
  ...named('coaching', 'payirchi payarchi shikshana sikshana prashikshan'),
  ...named('coaching', 'பயிற்சி శిక్షణ प्रशिक्षण कोचिंग'),
  ...named('certificate', 'sandrithazh sanrithazh praman pramanpatra'),
  ...named('certificate', 'சான்றிதழ் సర్టిఫికెట్ ధృవీకరణ प्रमाणपत्र सर्टिफिकेट'),
  ...named('accountant', 'munim munshi kanakkar'),
  ...named('accountant', 'கணக்காளர் அக்கவுண்டன்ட் அக்கவுன்டன்ட் అకౌంటెంట్ लेखाकार अकाउंटेंट'),
  ...named('accounts', 'hisab hisaab khata kanakku lekha ganakalu'),
  ...named('accounts', 'கணக்கு ఖాతా ఖాతాలు లెక్కలు खाता हिसाब लेखा'),
  ...named('interview', 'nerkanal nermuga saakshatkar'),
  ...named('interview', 'நேர்காணல் நேர்முகம் இன்டர்வியூ ఇంటర్వ్యూ साक्षात्कार इंटरव्यू'),
  ...named('resume', 'ரெஸ்யூம் ரெஸ்யூமே రెజ్యూమె రెజ్యూమే रिज्यूमे बायोडाटा'),
  ...named('internship', 'இன்டர்ன்ஷிப் ఇంటర్న్షిప్ इंटर्नशिप'),
  ...named('webinar', 'வெபினார் వెబినార్ वेबिनार'),
  ...named('fresher', 'புதியவர் ఫ్రెషర్ फ्रेशर'),
  ...named('employer', 'முதலாளி నిర్వాహకులు नियोक्ता'),
  ...named('contact', 'sampark thodarbu samparkinchandi'),
  ...named('contact', 'தொடர்பு సంప్రదించండి संपर्क'),
  ...named('refund', 'wapas vapas vaapas'),
  ...named('gst', 'ஜிஎஸ்டி జీఎస్టీ जीएसटी'),
  ...named('tally', 'டேலி டாலி టాలీ ట్యాలీ टैली'),
  ...named('tds', 'டிடிஎஸ் టీడీఎస్ टीडीएस'),
  ...named('excel', 'எக்செல் ఎక్సెల్ एक्सेल'),
  ...named('payroll', 'பேரோல் పేరోల్ पेरोल'),
  ...named('tax', 'வரி పన్ను कर टैक्स'),
  ...named('income tax return', 'itr itr1 itr3 itr4'),
  ...named('form 16 tds', 'form16 form16a'),
  ...named('eway bill', 'ewaybill ewb ewaybills'),
  ...named('form 168', 'form26as'),
  ...named('invoice', 'einvoicing einvoices'),
  ...named('balance sheet', 'balancesheet'),
  ...named('profit and loss', 'pnl'),
  ...named('reconciliation', 'reco recons'),
  ...named('month-end close', 'monthend'),
};

/** Several words, or the letters of a sign between them ("P&L" is "p l"), that stand for one thing. */
export const phrases: Readonly<Record<string, string>> = {
  'p l': 'profit and loss',
  'p n l': 'profit and loss',
  'p and l': 'profit and loss',
  'b s': 'balance sheet',
  'tally prime': 'tallyprime',
};

/** Says nothing of what is looked for: left out where the site has no such word. */
export const fillers: ReadonlySet<string> = new Set(
  'ka ki ke ko hai hain kya kaise kahan kab kyun kare karna karein chahiye mein se aur wala wali batao bata mujhe hum enna eppadi epdi enga eppo venum vendum iruku irukku ela ekkada eppudu enti kavali undi kya hoga milega milegi पर का की के है क्या कैसे में என்ன எப்படி எங்கே வேண்டும் ఎలా ఎక్కడ ఏమిటి కావాలి'.split(
    ' ',
  ),
);

function named(ours: string, theirs: string): Record<string, string> {
  return Object.fromEntries(theirs.split(' ').map((word) => [word, ours]));
}
