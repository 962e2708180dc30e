export interface AfterSending {
  /** When, in words; `{today}` and `{promised}` are dates. */
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

export const afterSending = [
  {
    when: 'Today, {today}',
    title: 'You send it',
    text: 'You see “received” only after we have saved it. Your reference number is on that page; please keep it handy for the call.',
  },
  {
    when: 'Within minutes',
    title: 'You get a receipt',
    text: 'It comes by e-mail, if you gave an address, with a link to your own page: correct your number, tell us when to call, or withdraw.',
  },
  {
    when: 'By {promised}',
    title: 'We call',
    text: '{who} will contact you, Monday to Friday, 10:00 AM to 6:00 PM, and quote your reference number.',
  },
  {
    when: 'When you like',
    title: 'You decide',
    text: '{fee} For accountants, placement is free at every step.',
  },
] as const satisfies readonly AfterSending[];

export const callers = {
  enquiry: 'An executive of HOA',
  application: 'An executive of the Accountant Service Desk',
} as const;

export const decisions = {
  enquiry: 'You pay only after you agree to the fee.',
  application: 'You say yes or no to each employer.',
} as const satisfies Readonly<Record<keyof typeof callers, string>>;

export const neverAsked = [
  'An OTP, a UPI PIN, a card number or a password, by phone or in a message',
  'Money for placement, an interview, an offer letter or a place on a list',
  'Your Aadhaar or bank details, just to answer an enquiry',
] as const;
