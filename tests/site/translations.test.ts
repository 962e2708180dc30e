/** A page in several languages tells search engines and networks of the others. */
import { expect, test } from '@jest/globals';
import sitemap from '#app/sitemap';
import { jobHuntPath, routes } from '#data/addresses/routes';
import { jobHuntPages } from '#data/job-hunt/pages';
import { pageLanguages } from '#data/job-hunt/words';
import { jobHuntMetadata, pageMetadata } from '#lib/site/rules/seo';
import { openTestSite } from '#tests/setup/test-site';

const translations = {
  'ta-IN': routes.jobHunt,
  'te-IN': routes.jobHuntTelugu,
  'en-IN': routes.jobHuntEnglish,
  'x-default': routes.jobHuntEnglish,
};

test.each(pageLanguages)('the page in %s names all of them, and its own locale', (language) => {
  const { alternates, openGraph } = jobHuntMetadata(jobHuntPages[language]);
  const others = pageLanguages.filter((each) => each !== language);
  expect(alternates).toEqual({ canonical: jobHuntPath(language), languages: translations });
  expect(openGraph).toMatchObject({
    locale: `${language}_IN`,
    alternateLocale: others.map((each) => `${each}_IN`),
  });
});

test('a page in one language names no other', () => {
  const { alternates, openGraph } = pageMetadata({ title: 'T', description: 'd', path: '/jobs' });
  expect(alternates).toEqual({ canonical: '/jobs' });
  expect(openGraph).toMatchObject({ locale: 'en_IN' });
  expect(openGraph).not.toHaveProperty('alternateLocale');
});

test('the sitemap has the translations of each of them, whole, and of no other page', async () => {
  const { context, close } = await openTestSite();
  const listed = await sitemap();
  await close();
  const { origin } = context.env;
  const whole = Object.entries(translations).map(([name, path]) => [name, `${origin}${path}`]);
  const translated = listed.filter(({ alternates }) => alternates);
  expect(translated.map(({ url }) => url)).toEqual(
    pageLanguages.map((each) => `${origin}${jobHuntPath(each)}`),
  );
  for (const { alternates } of translated)
    expect(alternates?.languages).toEqual(Object.fromEntries(whole));
});
