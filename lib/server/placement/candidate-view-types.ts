/** What the candidate's page is given to draw of a post. Types alone. */
import type { ChangedRow } from '#lib/server/placement/agreed-words';
import type { VisitorLine } from '#lib/shared/enquiries/words';

export interface PlacementView {
  /** Its id. */
  readonly vacancy: string;
  readonly stands:
    | 'asked'
    | 'again'
    | 'expired'
    | 'yes'
    | 'invited'
    | 'picked'
    | 'other'
    | 'met'
    | 'answered'
    | 'declined'
    | 'withdrawn'
    | 'over'
    | 'hired';
  /** For their answer. */
  readonly waits: boolean;
  readonly title: string;
  readonly text: string;
  /** "Junior accountant". */
  readonly post: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** What was changed after their yes: asked again, what they agreed to and what it says now. */
  readonly changed: readonly ChangedRow[];
  readonly isAskedAgain: boolean;
  readonly wouldSee: readonly string[];
  readonly wouldNotSee: readonly string[];
  readonly small: string;
  readonly takesBack: string;
  /** Before the link to the privacy policy. */
  readonly complaints: string;
  /** Names the words above: it comes back with the answer. */
  readonly shown: string;
  /** When the question ends. */
  readonly until: string;
  readonly place: string;
  readonly slots: readonly { readonly value: string; readonly label: string }[];
  readonly seen: readonly VisitorLine[];
  readonly mayTakeBack: boolean;
  /** An hour is agreed, and may still be given back. */
  readonly mayMove: boolean;
}
