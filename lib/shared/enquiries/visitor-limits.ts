/** The longest note of a visitor, in characters. */
export const longestNote = 500;

/** Mails to staff about what a visitor changes on their page, a day; what comes after them is kept without one. */
export const changeMailsADay = 5;
