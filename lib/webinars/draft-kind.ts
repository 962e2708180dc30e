/** The kind under which staff are told of drafts. */
export const draftKind = 'webinar-draft';
