/** The ground of each theme, as app/globals.css paints it: the browser's own colour, without asking for styles. */
export const grounds = { dark: '#14110f', light: '#fbf7ee' } as const;

/** That of the default theme, for browsers that paint it before a stylesheet is there. */
export const ground = grounds.dark;
