export interface Policy {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly body: string;
}

/** The day from which all five policies apply; each carries its own date of last update. */
export const policyEffective = '2025-05-12';
