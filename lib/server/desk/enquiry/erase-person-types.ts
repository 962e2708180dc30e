/** What the page shows that erases everything of a person. */
import type { Mark } from '#lib/server/desk/enquiry/enquiry-types';

export interface ErasePersonView {
  readonly typed: string;
  readonly signedIn: string;
  /** Neither an address nor a phone number. */
  readonly isUnclear: boolean;
  /** Absent until somebody is named. */
  readonly found?: {
    readonly who: string;
    readonly isPhone: boolean;
    readonly held: string;
    readonly isNothing: boolean;
    readonly enquiries: readonly {
      readonly reference: string;
      readonly href: string;
      readonly date: string;
      readonly name: string;
      readonly email: string;
      readonly kind: string;
      readonly mark: Mark;
      readonly label: string;
    }[];
  };
  /** What was typed to confirm, and does not. */
  readonly rejected?: { readonly confirm: string; readonly error: string };
}
