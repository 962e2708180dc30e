/** Search engines read schema.org terms as JSON-LD beside the text, and nothing that the page does not show. */

import { articlePath, coursePath, routes } from '#data/addresses/routes';
import type { Article } from '#data/articles/article';
import { levelDetails } from '#data/certification';
import type { Contacts } from '#data/company/contacts';
import { attendance, type Course, courses, type Syllabus } from '#data/courses';
import { type Office, offices, provider } from '#data/site';
import { withGst } from '#lib/platform/values/money';
import { breadcrumbsTo, cardOf } from '#lib/site/rules/listed-pages';

type Value = string | number | Thing | readonly Value[];
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

/** The things of one page as the text of a data block, in which no `<` can end the block. */
export const asJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

const at = (origin: string, path: string) => `${origin}${path}`;

export const providerAt = (origin: string): Thing => ({
  '@type': 'Organization',
  name: provider.name,
  url: at(origin, routes.home),
});

export const paidOffer = (url: string, price: number): Thing => ({
  '@type': 'Offer',
  category: 'Paid',
  price,
  priceCurrency: 'INR',
  url,
});

/** The provider with the contacts of this host; an address only once it is a real one. */
export function organization(
  origin: string,
  { phone, email, social, chat }: Contacts,
  places: readonly Office[] = offices,
): Thing {
  const profiles = social.map(({ href }) => href).filter((href) => href !== chat);
  const addresses = places
    .filter(({ sample }) => !sample)
    .map(({ city, address }) => ({
      '@type': 'PostalAddress',
      streetAddress: address.join(', '),
      addressLocality: city,
      addressCountry: 'IN',
    }));
  return {
    ...providerAt(origin),
    description: provider.description,
    logo: at(origin, '/icons/512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phone,
      email,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(addresses.length > 0 && { address: addresses }),
  };
}

export const breadcrumbs = (origin: string, path: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsTo(path).map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    item: at(origin, page.path),
  })),
});

export const courseList = (origin: string): Thing => ({
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map(({ courseNo }) => ({
    '@type': 'ListItem',
    position: courseNo,
    url: at(origin, coursePath('certification', courseNo)),
  })),
});

export function courseThing(origin: string, course: Course, about: Syllabus): Thing {
  const { courseNo, level, title, hours, fees } = course;
  const url = at(origin, coursePath('certification', courseNo));
  return {
    '@type': 'Course',
    name: title,
    description: about.description,
    url,
    courseCode: `AcSS ${courseNo}`,
    educationalLevel: levelDetails[level].title,
    teaches: about.objectives,
    provider: providerAt(origin),
    offers: paidOffer(url, withGst(fees).total),
    // The visitor has the choice, so each mode is an instance; 'Blended' would be both in one.
    hasCourseInstance: attendance.modes.map((courseMode) => ({
      '@type': 'CourseInstance',
      courseMode,
      courseWorkload: `PT${hours}H`,
    })),
  };
}

export function blogPosting(origin: string, article: Article): Thing {
  const { id, title, excerpt, author, date, updated = date, category } = article;
  const url = at(origin, articlePath(id));
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    articleSection: category,
    author: { '@type': 'Organization', name: author, url: at(origin, `${routes.about}#ourTeam`) },
    publisher: providerAt(origin),
    datePublished: date,
    dateModified: updated,
    image: at(origin, cardOf(articlePath(id))),
    mainEntityOfPage: url,
    inLanguage: 'en-IN',
  };
}
