/** Sections of JSON Resume that the page has no place for; what is left out is told by their names. */
const others = ['volunteer', 'awards', 'publications', 'interests', 'references', 'projects'];

export const leftOutOf = (document: object): string[] =>
  others.filter((part) => {
    const given: unknown = Reflect.get(document, part);
    return Array.isArray(given) && given.length > 0;
  });
