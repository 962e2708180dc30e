/** Whether structured data says what schema.org has a word for, and all that search engines ask of it. */

/** The words of schema.org 30.0 that the site uses, of each type its own: another is looked up there first. */
const vocabulary: Readonly<Record<string, string>> = {
  Organization: 'name url description logo contactPoint sameAs address',
  ContactPoint: 'contactType telephone email',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement numberOfItems',
  ListItem: 'position name item url',
  Course:
    'name description url courseCode educationalLevel teaches provider offers hasCourseInstance',
  Offer: 'category price priceCurrency url',
  CourseInstance: 'courseMode courseWorkload',
  BlogPosting:
    'headline description articleSection author publisher datePublished dateModified image mainEntityOfPage inLanguage',
};

/** Source: Google's documentation of each rich result, as of November 2026. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Course: ['name', 'description', 'provider', 'url', 'offers', 'hasCourseInstance'],
  Offer: ['category', 'price', 'priceCurrency'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  BlogPosting: ['headline', 'author', 'image', 'datePublished', 'dateModified'],
};

const address = /^https?:\/\/[^\s/]+\/\S*$/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** How the values of a property look, where a machine reads them. */
const shapes: Readonly<Record<string, RegExp>> = {
  url: address,
  item: address,
  logo: address,
  image: address,
  mainEntityOfPage: address,
  sameAs: address,
  datePublished: isoDate,
  dateModified: isoDate,
  category: /^(?:Free|Partially Free|Subscription|Paid)$/,
  courseMode: /^(?:Online|Onsite|Blended)$/,
  courseWorkload: /^PT\d+H$/,
  priceCurrency: /^INR$/,
  price: /^[1-9]\d*(\.\d{1,2})?$/,
  position: /^[1-9]\d*$/,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line for each error of a thing and of the things inside it. */
export function errorsIn(thing: unknown, at = ''): string[] {
  if (!isObject(thing)) return [`${at}: not a thing`];
  const { '@type': type, ...properties } = thing;
  const known = vocabulary[String(type)]?.split(' ');
  const here = `${at}/${type}`;
  if (!known) return [`${here}: not a type we use`];
  const missing = [...(required[String(type)] ?? []), ...linkOf(type, properties)].filter(
    (name) => properties[name] === undefined,
  );
  return [
    ...missing.map((name) => `${here}: ${name} is missing`),
    ...Object.entries(properties).flatMap(([name, value]) =>
      known.includes(name)
        ? valueTroubles(name, value, `${here}.${name}`)
        : [`${here}: no ${name}`],
    ),
  ];
}

/** An entry of a list leads somewhere: by its address, or by a name and the address under it. */
const linkOf = (type: unknown, { url }: Record<string, unknown>) =>
  type === 'ListItem' && url === undefined ? ['name', 'item'] : [];

function valueTroubles(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value)) {
    const empty = value.length === 0 ? [`${at}: empty`] : [];
    return [
      ...empty,
      ...value.flatMap((each, index) => valueTroubles(name, each, `${at}[${index}]`)),
    ];
  }
  if (isObject(value)) return errorsIn(value, at);
  const text = String(value);
  if (text.trim() === '') return [`${at}: empty`];
  return (shapes[name] ?? /./).test(text) ? [] : [`${at}: ${text}`];
}
