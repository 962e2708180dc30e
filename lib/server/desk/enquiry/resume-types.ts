/** What the desk shows of a resume: shared by what makes it and what draws it. */

interface ResumeLine {
  readonly text: string;
  readonly isHeading?: true;
}

/** `shown`: pages of lines; else why there are none, in a sentence or two. */
export type ResumeText =
  | {
      readonly state: 'shown';
      readonly parts: readonly (readonly ResumeLine[])[];
      /** The file holds more. */
      readonly isCut: boolean;
    }
  | { readonly state: 'none' | 'later'; readonly message: string };

export interface ResumeView {
  readonly name: string;
  /** Where the file itself is downloaded. */
  readonly href: string;
  /** Where its text is a page of its own. */
  readonly textHref: string;
  readonly detail: string;
  /** What the virus scanner said, where staff should know. */
  readonly warning?: string;
  readonly text: ResumeText;
}
