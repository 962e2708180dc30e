/** What the site's thread and one that inspects say to each other: plain data, one task at a time. */
import type { Tasks } from '#lib/server/uploads/inspection/tasks';

export type TaskKind = keyof Tasks;
export type Input<K extends TaskKind> = Parameters<Tasks[K]>[0];
export type Output<K extends TaskKind> = Awaited<ReturnType<Tasks[K]>>;

export interface Job<K extends TaskKind = TaskKind> {
  readonly kind: K;
  readonly input: Input<K>;
}

/** `threw`: a fault of the program, which a hostile file may have found. */
export type Answer = { readonly value: unknown } | { readonly threw: string };
