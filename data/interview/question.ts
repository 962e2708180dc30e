/** One question that accountants in India are asked in interviews. */
export interface InterviewQuestion {
  readonly ask: string;
  readonly wants: string;
  readonly good: string;
  readonly weak: string;
}

export interface InterviewTopic {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly questions: readonly InterviewQuestion[];
}
