/** The id of what stands under a test paper: the way from question to question. */
export const paperPager = 'paper-pager';
