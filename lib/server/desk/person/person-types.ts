/** What the page of a person shows: shared by what makes it and what draws it. */

import type { Phone } from '#lib/server/desk/enquiry/enquiry-types';
import type { Mark } from '#lib/server/desk/enquiry/mark';

/** A row of one of its lists, as `EnquiryLink` draws it. */
export interface OwnLine {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: Mark;
  readonly label: string;
}

export interface Side {
  /** Of one of its enquiries. */
  readonly reference: string;
  readonly names: readonly string[];
  readonly phones: readonly Phone[];
  readonly emails: readonly string[];
  /** By a member: it can be parted again. */
  readonly isJoined: boolean;
}

export interface OwnLines {
  readonly payments: readonly OwnLine[];
  /** Webinars and batches. */
  readonly sessions: readonly OwnLine[];
  /** Opened for them, or that they were asked about. */
  readonly vacancies: readonly OwnLine[];
}

export interface PersonView extends OwnLines {
  readonly reference: string;
  readonly version: number;
  readonly name: string;
  readonly back: string;
  readonly many: number;
  readonly open: number;
  readonly sides: readonly Side[];
  readonly enquiries: readonly (OwnLine & { readonly reference: string })[];
  readonly answers: readonly {
    readonly label: string;
    readonly given: readonly { readonly date: string; readonly value: string }[];
  }[];
  /** The newest first. */
  readonly notes: readonly {
    readonly id: string;
    readonly iso: string;
    readonly time: string;
    readonly who: string;
    readonly about: string;
    readonly text: string;
  }[];
}
