/** On a link to the same form in another language: what is typed goes along. Apart from our addresses, which no page carries. */
export const carryMark = 'data-carry';

/** The name of the element with which the first view of a page ends. */
export const firstViewEnd = 'first-view';
