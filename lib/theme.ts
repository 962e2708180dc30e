/** The ground of the default theme, for browsers that paint it before a stylesheet is there. */
export const ground = '#14110f';
