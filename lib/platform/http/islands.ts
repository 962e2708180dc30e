/** By name, the files of an island in the order in which they need each other: the last one is imported. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>;

export interface IslandModule {
  start(host: HTMLElement): void;
}
