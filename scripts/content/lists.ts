/** The exports of each file, by its path under `data/`. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface ContentProblem {
  readonly file: string;
  /** The export, and the way from there to the field. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Nothing where it holds. */
export const unless = (
  holds: boolean,
  file: string,
  path: ContentProblem['path'],
  message: string,
): readonly ContentProblem[] => (holds ? [] : [{ file, path, message }]);

export type Entry = Readonly<Record<string, unknown>>;

export const listIn = (content: Content, file: string, name: string): readonly Entry[] => {
  const value = content.get(file)?.[name];
  return Array.isArray(value) ? value : [];
};

export const text = (value: unknown) => String(value ?? '');
