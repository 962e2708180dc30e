/** All that this site keeps in a visitor's browser; the privacy policy shows it as its table. */
export interface BrowserEntry {
  /** The name under which the browser lists it. */
  readonly name: string;
  readonly place: 'local storage' | 'session storage' | 'IndexedDB' | 'cookie';
  readonly holds: string;
  readonly until: string;
}

export const browserStorage: readonly BrowserEntry[] = [
  {
    name: 'theme',
    place: 'local storage',
    holds: 'Dark or light',
    until: 'Until you clear it',
  },
  {
    name: 'activeTab',
    place: 'local storage',
    holds: 'The tab you last used',
    until: 'Until you clear it',
  },
  {
    name: 'promo',
    place: 'local storage',
    holds: 'How long the webinar pop-up stays closed',
    until: '30 days after you closed it, or until you clear it',
  },
  {
    name: 'cart',
    place: 'local storage',
    holds: 'Modules, levels and licences you picked',
    until: 'Until you send or clear them',
  },
  {
    name: 'application',
    place: 'local storage',
    holds: 'Your answers to a job application, so that you can continue later',
    until: 'Until you submit or delete them; after 30 days they are erased when you open the form',
  },
  {
    name: 'application',
    place: 'IndexedDB',
    holds: 'The resume file you chose for it',
    until: 'As long as those answers',
  },
  {
    name: 'applicationElsewhere',
    place: 'local storage',
    holds: 'That your application went to or came from another phone: a number, never the key',
    until: 'Until it is sent or deleted; 7 days at most',
  },
  {
    name: 'resume',
    place: 'local storage',
    holds: 'What you typed for a resume, so that you can continue later',
    until: 'Until you delete it; after 30 days it is erased when you open the form',
  },
  {
    name: 'practice',
    place: 'local storage',
    holds:
      'Your practice book: the best result of each page, and what you typed into its last sheets; of a paper that counts, what could not be sent yet',
    until:
      'Until you delete it; a sheet is erased 30 days after you last typed in it, what could not be sent once it is saved, a day later at most',
  },
  {
    name: 'application-shared',
    place: 'session storage',
    holds: 'That you said this is a shared computer, so that nothing is kept',
    until: 'Until you close the tab',
  },
  {
    name: 'freeWebinarDraft',
    place: 'local storage',
    holds: 'Your free webinar registration, until it is saved with us',
    until: 'Until they are saved, or you clear them',
  },
  {
    name: 'freeWebinarKept',
    place: 'local storage',
    holds: 'The same answers, so that you can continue after a reload',
    until: 'Until you send the registration or clear them',
  },
  {
    name: 'freeWebinarCarried',
    place: 'local storage',
    holds: 'What you had typed into that registration when you chose another language',
    until: 'Until the page in that language has opened',
  },
  {
    name: 'visit',
    place: 'session storage',
    holds: 'That this visit has begun, so that only a new one resumes at your last tab',
    until: 'Until you close the tab',
  },
  {
    name: 'letters',
    place: 'session storage',
    holds: 'That the typeface has been downloaded, so that pages show it at once',
    until: 'Until you close the tab',
  },
  {
    name: 'received',
    place: 'cookie',
    holds:
      'The number of what you just sent, signed, so that the next page can show its reference and date',
    until: '1 hour',
  },
  {
    name: 'kept',
    place: 'cookie',
    holds: 'Which change you just made to your enquiry, so that its page can confirm it once',
    until: 'Until that page has said so; 1 minute at most',
  },
  {
    name: 'order',
    place: 'cookie',
    holds:
      'The number of the payment you started, signed, so that the receipt is shown only in your browser',
    until: '24 hours',
  },
  {
    name: 'receipt',
    place: 'cookie',
    holds: 'The reference of your payment, signed, so that the next page can show its receipt',
    until: '1 hour',
  },
  {
    name: 'shortlist',
    place: 'cookie',
    holds:
      'A random mark, set only on an employer’s page of candidates: it shows when that link is opened in a second browser',
    until: '14 days',
  },
];
