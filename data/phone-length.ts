/** Asked below a phone number that looks Indian and has not ten digits; it holds nothing up. */
export const phoneLengthQuestion =
  'An Indian mobile number has 10 digits; this one has {digits}. Is it right?';
