export interface CertificateLine {
  readonly number: string;
  readonly holder: string;
  readonly title: string;
  readonly date: string;
  /** What strangers read: the name, or its initials. */
  readonly shown: string;
  /** Since when it is withdrawn, in words. */
  readonly revoked?: string;
}

/** A post that was not taken: why, and what it said. */
export interface RejectedCertificates {
  readonly problems: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
}
