/** What a visitor or a robot may post as a resume, and what it is answered. */
export interface Upload {
  readonly what: string;
  readonly body: () => Buffer;
  readonly status: number;
  /** The text at the resume, or of the whole answer. */
  readonly says?: string | RegExp;
  readonly headers?: Readonly<Record<string, string>>;
}
