/** What a check of a file's content found; `other` is none of this kind. */
export type Finding = 'fine' | 'other' | 'locked' | 'macros';
