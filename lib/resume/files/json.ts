/** A resume as a JSON Resume 1.0 document, empty fields left out. */
import type { Resume } from '#lib/resume/rules/parts';

const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** `verify`: the address at which a certificate's number is checked. */
export function jsonResume(resume: Resume, verify: (number: string) => string): object {
  const { basics, meta, other, template, certificates, ...lists } = resume;
  return filled({
    $schema: schemaUrl,
    basics,
    ...lists,
    certificates: certificates.map((each) => ({
      ...each,
      url: each.number ? verify(each.number) : each.url,
    })),
    meta: { ...meta, other, template },
  }) as object;
}

/** Without what is empty, and what holds nothing else. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(filled).filter((each) => each !== undefined);
    return all.length > 0 ? all : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, each]) => [name, filled(each)] as const);
    const present = entries.filter(([, each]) => each !== undefined);
    return present.length > 0 ? Object.fromEntries(present) : undefined;
  }
  return value === '' ? undefined : value;
}
