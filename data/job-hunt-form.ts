/** The words of the free registration, in Tamil; each option's value is sent as the contract names it (contract: Free registration). */
interface Option {
  readonly value: string;
  readonly label?: string;
}

export interface Asked {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'multiline';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  /** What is said when it is left empty; a field without it is optional. */
  readonly missing?: string;
  /** The shape that is taken, and what is said otherwise. */
  readonly pattern?: string;
  readonly wrong?: string;
}

export const basicFields = [
  {
    name: 'name',
    label: 'பெயர்',
    autoComplete: 'name',
    missing: 'உங்கள் பெயரை எழுதுங்கள்',
  },
  {
    name: 'email',
    label: 'மின்னஞ்சல் (Email)',
    type: 'email',
    autoComplete: 'email',
    missing: 'மின்னஞ்சல் முகவரியை எழுதுங்கள்',
    pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
    wrong: 'மின்னஞ்சல் முகவரி சரியாக இல்லை; ஒருமுறை பாருங்கள்',
  },
  {
    name: 'phone',
    label: 'தொலைபேசி எண் (Phone)',
    type: 'tel',
    autoComplete: 'tel',
    missing: 'தொலைபேசி எண்ணை எழுதுங்கள்',
    pattern: '\\+?(?:[\\s\\-]*\\d){7,15}[\\s\\-]*',
    wrong: 'தொலைபேசி எண்ணில் 7 முதல் 15 இலக்கங்கள் இருக்க வேண்டும்',
  },
  { name: 'city', label: 'ஊர்', autoComplete: 'address-level2' },
  {
    name: 'pincode',
    label: 'அஞ்சல் குறியீடு (PIN code)',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
] as const satisfies readonly Asked[];

const other: Option = { value: 'other', label: 'வேறு' };

/** The last years up to this one, as the contract's list began: from 2023 on. */
const graduationYears = (until = new Date().getFullYear()): readonly Option[] =>
  Array.from({ length: until - 2022 }, (_, index) => ({ value: String(2023 + index) }));

export const choices = {
  studies: {
    label: 'உங்கள் அதிகபட்சக் கல்வித் தகுதி',
    missing: 'உங்கள் அதிகபட்சக் கல்வித் தகுதியைத் தேர்ந்தெடுங்கள்',
    options: [
      { value: 'B.Com' },
      { value: 'M.Com' },
      { value: 'MBA' },
      { value: 'BBA / Others' },
      { value: 'CA/CMA (Foundation)' },
      { value: 'CA/CMA (Intermediate)' },
      { value: 'CS (Intermediate)' },
      other,
    ],
  },
  yearOfCompletion: {
    label: 'முடித்த ஆண்டு',
    options: [...graduationYears(), other],
  },
  workType: {
    label: 'எப்படிப்பட்ட வேலை தேடுகிறீர்கள்?',
    options: [
      { value: 'Full-Time Job', label: 'முழுநேர வேலை' },
      { value: 'Training & Internship', label: 'பயிற்சியும் internship-\u2060உம்' },
    ],
  },
  skills: {
    label: 'உங்களுக்குத் தெரிந்தவை',
    options: [
      { value: 'Accounting' },
      { value: 'Tally' },
      { value: 'ChatGpt', label: 'ChatGPT' },
      { value: 'GST/ Income Tax', label: 'GST / Income Tax' },
      { value: 'MS Office' },
    ],
  },
  currentStatus: {
    label: 'இப்போது வேலையில் இருக்கிறீர்களா?',
    options: [
      { value: 'Working', label: 'ஆம், வேலையில் இருக்கிறேன்' },
      { value: 'Not Working', label: 'இல்லை' },
    ],
  },
} as const satisfies Record<
  string,
  { label: string; missing?: string; options: readonly Option[] }
>;

export const customFields = {
  customStudies: 'உங்கள் படிப்பின் பெயர்',
  customYearofCompletion: 'முடித்த ஆண்டு (எழுதுங்கள்)',
  customSkills: 'வேறு என்னென்ன தெரியும்?',
  whyWebinar: 'இந்த webinar-\u2060ல் என்ன தெரிந்துகொள்ள விரும்புகிறீர்கள்?',
} as const;

export const formTexts = {
  session: 'எந்த அமர்வு?',
  title: 'இலவசப் பதிவு',
  close: 'மூடு',
  steps: ['அடிப்படை விவரங்கள்', 'கூடுதல் விவரங்கள்'],
  stepsEnglish: ['Basic Information', 'Additional Details'],
  notice: 'பதிவுக்கும், வேலை பற்றித் தொடர்புகொள்ளவும் இவற்றைக் கேட்கிறோம்.',
  keeping:
    '‘அடுத்து’ அழுத்தியதும் அதுவரை எழுதியதும், அதன் பின் எழுதுவதும் எங்களிடம் சேமிக்கப்படும், பாதியில் நின்றால் தொடர உதவ; அதற்கு முன் எதுவும் வராது. முடிக்காத பதிவை 30 நாளிலும், முடித்ததைக் கடைசித் தொடர்புக்குப் பின் ஓராண்டுக்குள்ளும் நீக்குவோம்.',
  minor: '18 வயதுக்குக் கீழ் என்றால் பெற்றோரோ பாதுகாவலரோ பதிவு செய்ய வேண்டும்.',
  withdraw: 'எப்போது வேண்டுமானாலும் விலகிக்கொள்ளலாம்:',
  withdrawLink: 'உங்கள் தகவலை எப்படி வைத்திருக்கிறோம்',
  optional: '(கட்டாயமில்லை)',
  choose: 'தேர்ந்தெடுங்கள்',
  comma: 'ஒன்றுக்கு மேல் இருந்தால் இடையில் காற்புள்ளி இடுங்கள்: Zoho Books, Power BI',
  next: 'அடுத்து',
  back: 'முந்தைய பக்கம்',
  submit: 'பதிவு செய்யுங்கள்',
  submitting: 'அனுப்பப்படுகிறது…',
  done: 'பதிவு முடிந்தது! அடுத்த பக்கத்துக்குச் செல்கிறோம்…',
  missingBasics: 'பெயர், மின்னஞ்சல், தொலைபேசி எண் மூன்றையும் நிரப்புங்கள் (Name, Email, Phone)',
  missingStudies: 'உங்கள் படிப்பின் பெயரை எழுதுங்கள்',
  wrong: 'கீழே குறித்துள்ளதைத் திருத்துங்கள்',
  timedOut: 'பதில் வர நேரமாகிவிட்டது. மீண்டும் முயலுங்கள்.',
  offline: 'இணைய இணைப்பு கிடைக்கவில்லை. சரிபார்த்துவிட்டு மீண்டும் முயலுங்கள்.',
  tooMany: 'குறைந்த நேரத்தில் பல முறை அனுப்பிவிட்டீர்கள். சில நிமிடம் கழித்து முயலுங்கள்.',
  failed: 'பதிவு செய்ய முடியவில்லை',
  kept: 'நீங்கள் எழுதியது அப்படியே இருக்கிறது.',
  measure:
    'பதிவு முடிந்தது என்பதை Meta (Facebook) நிறுவனத்துக்குத் தெரிவிக்கலாம்; எங்கள் விளம்பரம் பயன்படுகிறதா என்று பார்க்க மட்டும். சம்மதம் இல்லாவிட்டாலும் பதிவில் மாற்றம் இல்லை.',
} as const;
