import { bootcampHour, packages } from '#data/coaching';
import { editions } from '#data/webinars';

type Entry = Record<string, unknown>;

/** It is the cost of 60 hours of coaching at the middle one of the neighbours' hours. */
const nearCoaching = [
  ...packages.filter(({ hours }) => hours !== 60),
  { fee: bootcampHour.fee, hours: 1 },
]
  .map(({ fee, hours }) => fee / hours)
  .sort((one, other) => one - other)[1];

const set =
  (at: number, field: string, value: unknown) =>
  (entries: Entry[]): void => {
    Object.assign(entries[at] ?? {}, { [field]: value });
  };

const article =
  (field: string, value: unknown) =>
  (entries: Entry[]): void => {
    const at = entries.findIndex(({ id }) => id === 'gst-itc-with-ims');
    set(at, field, value)(entries);
  };

/** The file, its export, what goes wrong in it, and the line that says so. */
export const wrongEntries: readonly (readonly [
  file: string,
  name: string,
  change: (value: never) => unknown,
  line: string,
])[] = [
  [
    'courses.ts',
    'courses',
    set(4, 'fees', '9,900'),
    'data/courses.ts: entry "gst-fundamentals": field "fees": is the text "9,900", expected a whole number of rupees, written without comma and sign, such as 9900',
  ],
  [
    'courses.ts',
    'courses',
    set(1, 'id', 'business-book keeping'),
    'data/courses.ts: entry "business-book keeping": field "id": is the text "business-book keeping" and stands there twice, expected one of its own',
  ],
  [
    'courses.ts',
    'courses',
    set(4, 'former', 400),
    'data/courses.ts: entry "gst-fundamentals": field "former": is 400, expected a list such as [{ until: \'2027-03-31\', fee: 9900 }]; a fee is written without comma, such as 10400',
  ],
  [
    'courses.ts',
    'courses',
    set(4, 'former', [{ until: '31 March', fee: 9000 }]),
    'data/courses.ts: entry "gst-fundamentals": field "former.0.until": is the text "31 March", expected a day such as 2026-11-22',
  ],
  [
    'holidays.ts',
    'holidayYears',
    (years: { days: Entry[] }[]) => {
      Object.assign(years[1]?.days[1] ?? {}, { date: '2026-01-26' });
    },
    'data/holidays.ts: entry "Republic Day": field "date": is 2026-01-26, expected a day of 2027',
  ],
  [
    'photographs.ts',
    'photographs',
    (photographs: Record<string, Entry>) => {
      Object.assign(photographs.class ?? {}, { src: '/photographs/class.webp', alt: 'A class' });
    },
    'data/photographs.ts: entry "class": field "src": is "/photographs/class.webp", expected a picture whose file lies in public/',
  ],
  [
    'courses.ts',
    'courses',
    set(0, 'hours', 21),
    'data/courses.ts: entry "business-book keeping": field "hours": is 21, expected the 20 hours of its syllabus in data/syllabi',
  ],
  [
    'courses.ts',
    'courses',
    set(8, 'fees', 1080),
    'data/courses.ts: entry "tally-technical": field "fees": is 1080, expected something near its neighbours (about 10800): a digit too few?',
  ],
  [
    'coaching.ts',
    'packages',
    set(1, 'fee', 576000),
    `data/coaching.ts: entry "hours-60": field "fee": is 576000, expected something near its neighbours (about ${Number(nearCoaching) * 60}): a digit too many?`,
  ],
  [
    'courses.ts',
    'courses',
    set(4, 'former', [
      { until: '2027-03-31', fee: 9900 },
      { until: '2026-12-31', fee: 9450 },
    ]),
    'data/courses.ts: entry "gst-fundamentals": field "former": is 2026-12-31, expected a day after 2027-03-31: the newest of the former fees comes last',
  ],
  [
    'webinars.ts',
    'editions',
    (editions: Entry[]) => {
      editions.push({ ...editions.at(-1), id: 'ai-again' });
    },
    `data/webinars.ts: entry "ai-again": field "date": is ${editions.at(-1)?.date}, expected another day than the one before it: a new edition comes last`,
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'closesAt', '2025-06-22T09:00:00'),
    'data/webinars.ts: entry "ai-2025-06-22": field "closesAt": is the text "2025-06-22T09:00:00", expected an instant with its offset, such as 2026-11-22T18:00:00+05:30',
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'closesAt', '2025-06-23T09:00:00+05:30'),
    'data/webinars.ts: entry "ai-2025-06-22": field "closesAt": is 2025-06-23T09:00:00+05:30, expected an instant before the edition ends (2025-06-22, 17:00)',
  ],
  [
    'webinars.ts',
    'editions',
    set(0, 'date', '2025-02-30'),
    'data/webinars.ts: entry "ai-2025-06-22": field "date": is the text "2025-02-30", expected a day such as 2026-11-22',
  ],
  [
    'webinars.ts',
    'topics',
    set(7, 'added', undefined),
    'data/webinars.ts: entry "AI for accountants, with care": field "added": is missing, expected a day such as 2026-11-22',
  ],
  [
    'webinars.ts',
    'topics',
    set(0, 'added', '2026-11-22'),
    'data/webinars.ts: entry "Input tax credit with IMS": field "added": is 2025-07-01, expected 2026-11-22 or later: a new topic comes last, with the day it was added',
  ],
  [
    'webinars.ts',
    'datedWebinars',
    set(0, 'date', '31/13/2026'),
    'data/webinars.ts: entry "GSTR-1 and GSTR-3B without mismatch": field "date": is the text "31/13/2026", expected a day such as 22/11/2026',
  ],
  [
    'journey.ts',
    'timeline',
    set(0, 'date', '1997-13'),
    'data/journey.ts: entry "1997-13": field "date": is the text "1997-13", expected a month such as 2026-11',
  ],
  [
    'team.ts',
    'team',
    (groups: { members: Entry[] }[]) => {
      groups[0]?.members.push({ title: 'Founder', name: 'Somebody', image: '/x.webp', images: [] });
    },
    'data/team.ts: entry "Somebody": field "image": is no field of this entry; there are title, name, images, linkedin, sample',
  ],
  [
    'articles.ts',
    'articles',
    article('restsOn', ['gst-imss']),
    'data/articles.ts: entry "gst-itc-with-ims": field "restsOn.0": is "gst-imss", expected the name of an entry in data/law',
  ],
  [
    'articles.ts',
    'articles',
    article('title', '[to write: its title]'),
    'data/articles.ts: entry "gst-itc-with-ims": field "title": holds "[to write: its title]", expected words and figures',
  ],
  [
    'home.ts',
    'features',
    set(2, 'text', 'Bootcamps at ₹NaN an hour'),
    'data/home.ts: entry "Coaching": field "text": holds "NaN", expected words and figures',
  ],
  [
    'law.ts',
    'law',
    (law: Record<string, Entry>) => {
      Object.assign(law['gst-rates'] ?? {}, { checkedOn: '22 November 2026' });
    },
    'data/law.ts: entry "Rate structure": field "checkedOn": is the text "22 November 2026", expected a day such as 2026-11-22',
  ],
];
