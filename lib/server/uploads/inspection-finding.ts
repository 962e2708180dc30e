export type ResumeType = 'pdf' | 'doc' | 'docx';

/** What a check of a file's content found; `other` is none of this kind. */
export type Finding =
  | 'fine'
  /** It opens without a password; its author protects it from changes. */
  | 'encrypted'
  /** Its own kind by its signature, and in such a state that no program opens it. */
  | 'damaged'
  | 'other'
  | 'locked'
  | 'macros'
  | 'active'
  /** Its own kind, but broken or beyond what a parser takes: what it would do, nobody can tell. */
  | 'unreadable';
