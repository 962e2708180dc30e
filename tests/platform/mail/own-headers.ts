/** The headers that a mail of ours has; any other came from a visitor. */
export const ownHeaders: readonly string[] = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
