/** Files that came with a submission. */
import type { Row } from '#lib/platform/db/record-rows';

/** A file that came with a submission; erased with it. */
export interface KeptFile {
  /** A UUID. */
  readonly id: string;
  /** Safe as the name of an attachment. */
  readonly name: string;
  /** Media type, by content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256: string;
  readonly data: Uint8Array;
  /** What the virus scanner said; absent without one. */
  readonly scan?: 'waiting' | 'clean' | 'infected';
}

interface FileRow extends Row<Omit<KeptFile, 'data'>> {
  submission_id: string;
  data: Uint8Array;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    files: FileRow;
  }
}
