/** The name of the element with which the first view of a page ends. */
export const firstViewEnd = 'first-view';
