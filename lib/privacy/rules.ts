/** At most so many suspicious posts are listed at once. */
export const suspectsAtOnce = 500;
