/**
 * Where the right answer stands in each paper, question by question. Drawn by lot, once: no rule leads from one
 * question or paper to the next, and a link or a sheet that somebody has stays true from build to build.
 */
export const keys: Readonly<Record<number, string>> = {
  1: 'abcdcbabddbc',
  2: 'bcdbdcadcbad',
  3: 'dbcbcbbcacad',
  4: 'babdcbcadacb',
  5: 'cdcabbdcbbca',
  6: 'adbabccadadb',
  7: 'cdaabbaacdbc',
  8: 'adbacdacaddb',
  9: 'bcdacabdaadd',
  10: 'cabcadcabdad',
  11: 'daccbdccadba',
  12: 'baabdbdbccdc',
  13: 'ababacdbbddc',
  14: 'bbacadadcacd',
  15: 'cbdadaccdbab',
  16: 'aacddcbcdabd',
  17: 'acacddbacbbc',
};
