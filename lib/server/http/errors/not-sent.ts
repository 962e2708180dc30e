/** To whoever sent a form without a script, where nothing of it was read: what to do begins after it. */
export const notSent =
  'Nothing was sent. What you typed is still on the page before this one: go back with your browser’s Back button';
