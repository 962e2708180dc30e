/** What a body of `/api/save-progress` says of itself: the first is a registration, anything else a draft. */
export const formStatus = {
  submitted: 'Submitted Successfully!',
  closed: 'user closed form!',
} as const;
