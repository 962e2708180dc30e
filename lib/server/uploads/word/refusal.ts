import type { Finding } from '#lib/server/uploads/inspection-finding';

/** Thrown where a look into a file comes to its end early: with what was found. */
export class Refusal extends Error {
  readonly finding: Exclude<Finding, 'fine'>;

  /** The reason is for tests, and for who wonders: never shown to a visitor. */
  constructor(finding: Exclude<Finding, 'fine'>, reason: string) {
    super(reason);
    this.finding = finding;
  }
}

/** What `look` found; a parser that gives up leaves a file that nobody can read. */
export async function findingOf(look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Refusal ? error.finding : 'unreadable';
  }
}
