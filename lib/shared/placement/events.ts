/** What happens around a vacancy, as the history of an enquiry tells it: a row each. */

interface Row {
  /** On the desk: what stands out, and the rest of the sentence; `who` is a first name. */
  readonly history: (who: string) => readonly [headline: string, rest: string];
  /** On the visitor's own page; absent where "Who saw what" tells it, or where it is no business of theirs. */
  readonly toVisitor?: (who: string) => string;
}

const rows = {
  propose: {
    history: (who) => [`${who} asked them`, ' about a post.'],
    toVisitor: (who) => `${who} asked you about a post.`,
  },
  'consent-yes': {
    history: (who) => [`${who} said yes`, ' to being shown.'],
    toVisitor: () => 'You said yes to being shown for a post.',
  },
  'consent-no': {
    history: (who) => [`${who} said no`, ' to being shown.'],
    toVisitor: () => 'You said no to being shown for a post.',
  },
  'asked-again': {
    history: () => ['The post was changed', ': they are asked again, and not shown meanwhile.'],
    toVisitor: () => 'The post was changed, so we asked you again.',
  },
  'consent-withdraw': {
    history: (who) => [`${who} took the yes back`, ': the employer sees nothing more.'],
    toVisitor: () => 'You took your yes back.',
  },
  'resume-opened': {
    history: () => ['The employer opened the resume', ''],
  },
  interview: {
    history: () => ['The employer offers an interview', ''],
  },
  slot: {
    history: (who) => [`${who} chose the hour`, ' of the interview.'],
    toVisitor: () => 'You chose the hour of an interview.',
  },
  'other-slot': {
    history: (who) => [`${who} asks for other hours`, ''],
    toVisitor: () => 'You asked for other hours.',
  },
  went: {
    history: (who) => [`${who} said whether they met`, ''],
  },
  'employer-no': {
    history: () => ['The employer chose not to go on', ' with them.'],
  },
  hired: {
    history: () => ['Hired', ': the application is closed as placed.'],
    toVisitor: () => 'You have got the job.',
  },
  thank: {
    history: (who) => [`${who} wrote a kind word`, ': the post is taken.'],
    toVisitor: () => 'We wrote to you: the post is filled.',
  },
  share: {
    history: (who) => [`${who} sent the shortlist`, ' to the employer.'],
    toVisitor: (who) => `${who} sent you the shortlist.`,
  },
  unshare: {
    history: (who) => [`${who} closed the shortlist`, ''],
  },
  question: {
    history: () => ['The employer asks', ' on the shortlist.'],
  },
  renew: {
    history: () => ['The employer asks for the shortlist again', ''],
  },
  'passed-on': {
    history: () => ['The shortlist is used in a second browser', ''],
  },
  reminded: {
    history: () => ['Mails went out', ' about the interview or the post.'],
  },
  vacancy: {
    history: (who) => [`${who} changed the vacancy`, ''],
  },
} as const satisfies Record<string, Row>;

export type PlacementEvent = keyof typeof rows;

/** Undefined for what is none of these. */
export const placementEvent = (name: string): Row | undefined =>
  Object.hasOwn(rows, name) ? rows[name as PlacementEvent] : undefined;
