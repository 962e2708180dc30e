/** What of a document is neither read nor printed: it is told by its names, never dropped without a word. */
import { type ListName, lists, person, place, profile } from '#lib/resume/rules/parts';
import { fieldPath, holdsSomething, nested, nodeOf, type Typed } from '#lib/resume/rules/paths';
import { withNewNames } from '#lib/resume/rules/read';

/** What stands beside a document in a call, and what says how it is to be read. */
const beside = ['$schema', 'basics', 'meta', 'format', 'template', 'add'];

/**
 * Parts and fields that hold something and that a resume has no place for, by their names: `basics.image`. A photograph is
 * one of them.
 */
export function leftOutOf(typed: Typed): string[] {
  const document = nested(typed);
  const basics = nodeOf(document.basics);
  const out = new Set<string>();
  const look = (entry: unknown, known: object, path: string) => {
    for (const [name, value] of Object.entries(withNewNames(nodeOf(entry), path))) {
      if (!Object.hasOwn(known, name) && holdsSomething(value)) out.add(`${path}${name}`);
    }
  };
  look(
    document,
    { ...lists, ...Object.fromEntries(beside.map((name) => [name, 1])), ...dotted(typed) },
    '',
  );
  look(basics, { ...person, location: 1, profiles: 1 }, 'basics.');
  look(basics.location, place, 'basics.location.');
  for (const [path, fields, given] of [
    ['basics.profiles.', profile, basics.profiles] as const,
    ...(Object.keys(lists) as ListName[]).map(
      (name) => [`${name}.`, lists[name], document[name]] as const,
    ),
  ]) {
    if (Array.isArray(given)) for (const entry of given) look(entry, fields, path);
  }
  return [...out];
}

/** Paths that were put in their places. */
const dotted = (typed: Typed) =>
  Object.fromEntries(
    Object.keys(typed).flatMap((path) => (fieldPath.test(path) ? [[path, 1]] : [])),
  );
