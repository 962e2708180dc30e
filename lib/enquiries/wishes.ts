/** When and in which language a visitor would like to be called (contract: Visitor's page). */

export const wishTimes = [
  { value: 'morning', label: 'Morning', hours: '10 to 12' },
  { value: 'afternoon', label: 'Afternoon', hours: '12 to 4' },
  { value: 'evening', label: 'Evening', hours: '4 to 6' },
  { value: 'any', label: 'Any time', hours: '10 to 6' },
] as const;

export const wishLanguages = ['English', 'Tamil', 'Telugu', 'Hindi'] as const;

const inSentence: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  any: 'at any time of the day',
};

/** "in the morning, in Telugu". */
export const wishInWords = ({ time, language }: { time: string; language: string }): string =>
  [inSentence[time], language && `in ${language}`].filter(Boolean).join(', ');
