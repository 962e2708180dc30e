/** What the page of a person shows: shared by what makes it and what draws it. */

import type { Mark } from '#lib/server/desk/enquiry/mark';
import type { personView } from '#lib/server/desk/person/person-view';

/** A row of one of its lists, as `EnquiryLink` draws it. */
export interface OwnLine {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: Mark;
  readonly label: string;
}

export type PersonView = Awaited<ReturnType<typeof personView>>;
