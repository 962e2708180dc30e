import type { Row } from '#lib/platform/db/statements';

/** A file that came with a submission; erased with it. */
export interface StoredFile {
  readonly id: string;
  /** Safe as the name of an attachment. */
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly data: Uint8Array;
  /** Absent without a virus scanner. */
  readonly scan?: 'waiting' | 'clean' | 'infected';
  /** Why it is held, in the words of holds.ts; absent for one that is given out. */
  readonly held?: string;
  /** The first lines of its text, read on arrival and not stored. */
  readonly firstLines?: readonly string[];
}

export type FileRecord = Omit<StoredFile, 'data' | 'firstLines'>;

interface FileRow extends Row<FileRecord> {
  submission_id: string;
  data: Uint8Array;
}

interface PagePictureRow {
  file_id: string;
  page: number;
  data: Uint8Array;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    files: FileRow;
    page_pictures: PagePictureRow;
  }
}
