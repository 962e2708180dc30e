/** The fields of the page's form, `work.0.name`, as the document that they are the paths of. */

type Typed = Readonly<Record<string, unknown>>;
type Node = { [name: string]: unknown };

const rows = /^(work|education|certificates|skills|languages)\.(\d{1,2})\.(\w{1,30})$/;
const others = /^meta\.other\.(\d)$/;
const city = 'basics.location.city';

/** What JSON has as it is, and what a page sends under the paths of its fields. */
export function nested(typed: Typed): Typed {
  const flat = Object.entries(typed).filter(([path]) => path.includes('.'));
  if (flat.length === 0) return typed;
  const basics: Node = { ...nodeOf(typed.basics) };
  const meta: Node = { ...nodeOf(typed.meta) };
  const lists = new Map<string, Node[]>();
  const other: unknown[] = [];
  for (const [path, value] of flat) {
    const [, list, at, field] = rows.exec(path) ?? [];
    const [, line] = others.exec(path) ?? [];
    if (list && field) {
      const entries = lists.get(list) ?? [];
      lists.set(list, entries);
      const entry = entries[Number(at)] ?? {};
      entries[Number(at)] = entry;
      entry[field] = value;
    } else if (line) other[Number(line)] = value;
    else if (path === city) basics.location = { city: value };
    else if (/^basics\.\w{1,20}$/.test(path)) basics[path.slice('basics.'.length)] = value;
    else if (path === 'meta.template') meta.template = value;
  }
  // The page names its groups of skills, whether anything stands in them or not.
  for (const group of lists.get('skills') ?? []) if (group && !group.keywords) delete group.name;
  const plain = Object.fromEntries(lists);
  return { ...typed, ...plain, basics, meta: { ...meta, ...(other.length > 0 && { other }) } };
}

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
