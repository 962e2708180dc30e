import type { LawId } from '#data/law';

export interface Policy {
  readonly slug: string;
  readonly title: string;
  /** In the footer, where that is not the title. */
  readonly label?: string;
  readonly description: string;
  readonly updated: string;
  readonly restsOn: readonly LawId[];
  readonly body: string;
}

/** The day from which all five policies apply; each carries its own date of last update. */
export const policyEffective = '2025-05-12';
