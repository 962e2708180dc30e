/** A document out of what was sent: JSON as it is, and the fields of a form, whose names are paths in it. */

export type Typed = Readonly<Record<string, unknown>>;
export type Node = { [name: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a document, and the path of a field in it: `work.0.name`, `basics.location.city`. */
export const fieldPath = /^(?:basics|meta|[a-z]+\.\d{1,2})(?:\.\w{1,30}){1,3}$/;

/** Typed fields are named by their paths; JSON has them nested. */
export function nested(typed: Typed): Typed {
  const flat = Object.entries(typed).filter(([path]) => path.includes('.'));
  if (flat.length === 0) return typed;
  const sent = newNode();
  for (const [path, value] of flat) {
    if (fieldPath.test(path) && !isUnusedGroup(path, typed)) putAt(sent, path.split('.'), value);
  }
  const basics = { ...nodeOf(typed.basics), ...nodeOf(sent.basics) };
  const meta = { ...nodeOf(typed.meta), ...nodeOf(sent.meta) };
  return { ...typed, ...sent, basics, meta };
}

/** Without a prototype: no name in it is one that every object has. */
const newNode = (): Node => Object.create(null);

function putAt(whole: Node, [name = '', next, ...rest]: readonly string[], value: unknown): void {
  if (next === undefined) whole[name] = value;
  else {
    const known = whole[name];
    const inner = typeof known === 'object' && known !== null ? known : newInner(next);
    whole[name] = inner;
    putAt(inner as Node, [next, ...rest], value);
  }
}

const newInner = (next: string): object => (/^\d{1,2}$/.test(next) ? [] : newNode());

export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

/** The groups of skills that the form names itself. */
export const skillGroups = ['Accounts', 'Tax', 'Software'] as const;

/** The form names its groups of skills, whether anything is in them or not. */
export function isUnusedGroup(path: string, typed: Typed): boolean {
  const [, at] = /^skills\.(\d+)\.name$/.exec(path) ?? [];
  const isOwn = typed[path] === skillGroups[Number(at)];
  return at !== undefined && isOwn && !holdsSomething(typed[`skills.${at}.keywords`]);
}

export const holdsSomething = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : typeof value === 'number' || value === true;
