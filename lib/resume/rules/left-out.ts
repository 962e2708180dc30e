/** Parts that are neither read nor printed are named, never dropped without a word. */
import { lists, person, place, profile } from '#lib/resume/rules/parts';
import { fieldPath, holdsSomething, nested, nodeOf, type Typed } from '#lib/resume/rules/paths';
import { withNewNames } from '#lib/resume/rules/read';

/** These keys are beside the parts of a document in a call, or say how it is to be read. */
const beside = ['$schema', 'basics', 'meta', 'format', 'template', 'add'];

/**
 * Parts and fields that hold something and that a resume has no place for, by their names: `basics.image`. A photograph is
 * one of them.
 */
export function leftOutOf(typed: Typed): string[] {
  const document = nested(typed);
  const basics = nodeOf(document.basics);
  const out = new Set<string>();
  const look = (entry: unknown, known: readonly string[], path: string) => {
    for (const [name, value] of Object.entries(withNewNames(nodeOf(entry), path))) {
      if (!known.includes(name) && holdsSomething(value)) out.add(`${path}${name}`);
    }
  };
  const lookAtAll = (entries: unknown, fields: object, path: string) => {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) look(entry, Object.keys(fields), path);
  };
  // Paths that were put in their places are no names of their own.
  const paths = Object.keys(typed).filter((path) => fieldPath.test(path));
  look(document, [...beside, ...Object.keys(lists), ...paths], '');
  look(basics, [...Object.keys(person), 'location', 'profiles'], 'basics.');
  look(basics.location, Object.keys(place), 'basics.location.');
  lookAtAll(basics.profiles, profile, 'basics.profiles.');
  for (const [name, fields] of Object.entries(lists)) lookAtAll(document[name], fields, `${name}.`);
  return [...out];
}
