import { z } from 'zod';
import {
  byName,
  count,
  day,
  entry,
  expected,
  flag,
  lines,
  listOf,
  month,
  oneOf,
  path,
  picture,
  webAddress,
  words,
} from '#scripts/content/kinds';
import { level } from '#scripts/content/schemas/offers';

const degrees = (most: number) =>
  z
    .number(expected('degrees with a decimal point'))
    .min(-most, expected(`degrees from -${most} to ${most}`))
    .max(most, expected(`degrees from -${most} to ${most}`));
const recording = entry({
  title: words,
  description: words,
  url: z.union([webAddress, z.literal('')]).optional(),
  tone: level,
  language: words,
  minutes: count,
  sample: flag,
});
const link = entry({ label: words, href: path });
const links = listOf(link, 'label');

const photograph = entry({ of: words, src: picture.optional(), alt: words.optional() });

export const company = {
  'photographs.ts': {
    photographs: entry({ trainer: photograph, class: photograph, learner: photograph }),
  },
  'team.ts': {
    team: listOf(
      entry({
        name: words,
        members: listOf(
          entry({
            title: words,
            name: words,
            images: listOf(picture),
            linkedin: webAddress.optional(),
            sample: flag,
          }),
          'name',
        ),
      }),
      'name',
    ),
  },
  'testimonials.ts': {
    testimonials: listOf(
      entry({ name: words, image: picture.optional(), quote: words, sample: flag }),
      'name',
    ),
  },
  'journey.ts': {
    timeline: listOf(entry({ company: words, text: words, date: month, tag: words, sample: flag })),
    leftCompany: words,
  },
  'about.ts': {
    mission: words,
    vision: words,
    values: listOf(entry({ name: words, shows: words }), 'name'),
    firms: listOf(entry({ name: words, brings: words, sample: flag }), 'name'),
  },
  'clips.ts': {
    recordedWebinars: listOf(recording, 'title'),
    knowledgeClips: listOf(recording, 'title'),
  },
  'claims.ts': {
    claims: byName(
      entry({
        label: words,
        figure: words,
        basis: words.optional(),
        asOf: day.optional(),
      }),
    ),
    benefits: listOf(entry({ title: words, meaning: path.optional() }), 'title'),
  },
  'career-paths.ts': {
    careerPaths: listOf(
      entry({ role: words, experience: words, salary: words, skills: lines, sample: flag }),
      'role',
    ),
  },
  'site.ts': {
    provider: entry({ name: words, description: words }),
    navigation: links,
    moreNavigation: links,
    tabs: links,
    quickLinks: links,
    footerColumns: listOf(entry({ title: words, links }), 'title'),
    offices: listOf(
      entry({
        city: words,
        address: lines,
        latitude: degrees(90),
        longitude: degrees(180),
        sample: flag,
      }),
      'city',
    ),
    officeHours: words,
    contactPromise: words,
    joinHint: words,
  },
  'home.ts': {
    features: listOf(entry({ title: words, text: words, action: words, href: path }), 'title'),
    freeOffers: listOf(
      entry({ name: words, what: words, whom: words, action: words, href: path }),
      'name',
    ),
    askedFirst: lines,
  },
  'pages.ts': {
    home: z.unknown(),
    pages: listOf(
      entry({
        path,
        name: words,
        under: path.optional(),
        says: words,
        also: words.optional(),
        headline: words.regex(
          /^[\p{Script=Latin}\p{N}\p{P}\p{Z}₹]+$/u,
          expected('Latin letters, which the card is painted in'),
        ),
        tone: level,
      }),
      'path',
    ),
    unlistedPages: listOf(entry({ path, name: words, says: words, also: words }), 'path'),
  },
  'to-confirm.ts': {
    openQuestions: listOf(
      entry({ question: words, meanwhile: words, toConfirm: flag }),
      'question',
    ),
  },
  'browser-storage.ts': {
    browserStorage: listOf(
      entry({
        name: words,
        place: oneOf('local storage', 'session storage', 'IndexedDB', 'cookie'),
        holds: words,
        until: words,
      }),
    ),
  },
};
