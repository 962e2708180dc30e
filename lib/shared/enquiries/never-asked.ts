/** What nobody of ours asks for. Employers pay a fee that is named on the phone; accountants pay nothing. */
export const neverAskedText = (kind: string) =>
  `Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password. ${
    kind === 'employer'
      ? 'The accountants you meet pay nothing for placement.'
      : 'Placement is free at every step.'
  }`;
