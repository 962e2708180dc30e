/** What the desk shows of a resume: shared by what makes it and what draws it. */

import type { resumeView } from '#lib/server/desk/enquiry/resume-view';

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

export type ResumeView = Awaited<ReturnType<typeof resumeView>>;
