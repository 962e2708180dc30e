import { describe, expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { bootcamps } from '#data/coaching';
import { contactsOf } from '#data/company/contacts';
import { attendance, courses, type Syllabus } from '#data/courses';
import { delivery } from '#data/policies/delivery';
import { syllabi } from '#data/syllabi';
import { readEnv } from '#lib/platform/config/env';
import { listedPages } from '#lib/site/rules/listed-pages';
import {
  asJsonLd,
  blogPosting,
  breadcrumbs,
  courseList,
  courseThing,
  organization,
  type Thing,
} from '#lib/site/rules/structured-data';
import { errorsIn } from '#tests/site/check-things';

const origin = 'https://hoa.example';
const contacts = contactsOf(readEnv({}));
const entriesOf = ({ itemListElement }: Thing) => itemListElement as readonly Thing[];
const aboutOf = (courseNo: number): Syllabus => {
  const about = syllabi[courseNo];
  if (!about) throw new Error(`no syllabus ${courseNo}`);
  return about;
};

describe('the check itself', () => {
  const errors = (thing: unknown) => errorsIn(thing).join();

  test('knows no claim that the site does not make', () => {
    for (const type of ['FAQPage', 'JobPosting', 'VideoObject', 'AggregateRating']) {
      expect(errors({ '@type': type, name: 'x' })).toContain('not a type we use');
    }
  });

  test('sees a word that schema.org does not have, a missing one, and a relative address', () => {
    expect(errors({ '@type': 'Course', name: 'x', teacher: 'y' })).toMatch(
      /description is missing.*no teacher/,
    );
    expect(errors({ '@type': 'Organization', name: 'x', url: '/' })).toContain('url: /');
    expect(errors({ '@type': 'CourseInstance', courseMode: 'Hybrid' })).toMatch(
      /courseWorkload is missing.*courseMode: Hybrid/,
    );
  });
});

test('the organization says its contacts and no address that is a sample', () => {
  const thing = organization(origin, contacts);
  expect(errorsIn(thing)).toEqual([]);
  expect(thing).toMatchObject({
    name: 'HOA',
    contactPoint: { telephone: contacts.phone, email: contacts.email },
  });
  expect(thing).not.toHaveProperty('address');
  const real = { city: 'Chennai', address: ['1 Mount Road'], latitude: 13, longitude: 80 };
  const placed = organization(origin, contacts, [real]);
  expect(errorsIn(placed)).toEqual([]);
  expect(placed.address).toMatchObject([{ addressLocality: 'Chennai' }]);
  expect(thing.sameAs).not.toContain(contacts.chat);
});

test('an organization without profiles elsewhere names none', () => {
  const alone = readEnv({ FACEBOOK_URL: '', LINKEDIN_URL: '', INSTAGRAM_URL: '', YOUTUBE_URL: '' });
  expect(organization(origin, contactsOf(alone))).not.toHaveProperty('sameAs');
});

test('the course list leads to the page of each of the 17 modules, in order', () => {
  const thing = courseList(origin);
  expect(errorsIn(thing)).toEqual([]);
  expect(thing.numberOfItems).toBe(17);
  const listed = new Set(listedPages.map(({ path }) => `${origin}${path}`));
  const entries = entriesOf(thing);
  expect(entries.map(({ position }) => position)).toEqual(courses.map((_, index) => index + 1));
  for (const { url } of entries) expect(listed).toContain(url);
});

test.each(courses)(
  'module $courseNo says how and for how long it is attended, and what a visitor pays',
  (course) => {
    const thing = courseThing(origin, course, aboutOf(course.courseNo));
    expect(errorsIn(thing)).toEqual([]);
    expect(thing).toMatchObject({
      offers: { price: Math.round(course.fees * 118) / 100, priceCurrency: 'INR' },
      hasCourseInstance: ['Online', 'Onsite'].map((courseMode) => ({
        courseMode,
        courseWorkload: `PT${course.hours}H`,
      })),
    });
  },
);

test('a module is attended as the bootcamps and the delivery policy say', () => {
  const ways = attendance.words.toLowerCase().split(' or ');
  expect(ways).toHaveLength(attendance.modes.length);
  expect(delivery.body.replace(/\s+/g, ' ')).toContain(
    `assessments are given on the dates agreed with you, ${ways.join(' or ')}`,
  );
  for (const { mode } of bootcamps) expect(mode).toContain(ways.join(', or '));
});

test.each(articles)('the article $id says who wrote it and when', (article) => {
  const thing = blogPosting(origin, article);
  expect(errorsIn(thing)).toEqual([]);
  expect(thing).toMatchObject({ headline: article.title, author: { name: article.author } });
  expect(article.title.length).toBeLessThanOrEqual(110);
});

test('a trail leads from home to the page, over the page it belongs under', () => {
  const names = (path: string) => entriesOf(breadcrumbs(origin, path)).map(({ name }) => name);
  expect(names('/certification/course/4')).toEqual([
    'Home',
    'Certification',
    'Tally reconciliation',
  ]);
  expect(names('/job-alerts')).toEqual(['Home', 'Jobs', 'Job alerts']);
  expect(() => breadcrumbs(origin, '/dashboard')).toThrow('not a listed page');
  for (const { path } of listedPages) expect(errorsIn(breadcrumbs(origin, path))).toEqual([]);
});

test('no text can end the block it is in', () => {
  const text = asJsonLd([{ '@type': 'Course', name: '</script><script>alert(1)</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--');
});
