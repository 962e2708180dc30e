/** The entry of a table under a name that somebody typed: never what every object inherits, such as `constructor`. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
