/** Imports of types alone do not run, so that they are left out. */
export function importsOf(text: string): string[] {
  const asked = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^;'"]*?)\sfrom\s+)?'([^']+)'/gm);
  return [...asked].flatMap(([, names = '', from = '']) => {
    const each = /^\{(.*)\}$/s.exec(names.trim())?.[1]?.split(',') ?? [];
    const listed = each.filter((name) => name.trim() !== '');
    const onlyTypes = listed.length > 0 && listed.every((name) => /^\s*type\s/.test(name));
    return onlyTypes ? [] : [from];
  });
}
