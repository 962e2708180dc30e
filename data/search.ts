export const tried = [
  { words: 'gst return filing', where: 'Modules, articles' },
  { words: 'tally fees', where: 'Modules, questions' },
  { words: 'exam second attempt', where: 'Questions' },
  { words: 'refund', where: 'Policies' },
  { words: 'payroll epf esi', where: 'Modules, articles' },
  { words: 'internship stipend', where: 'Questions, pages' },
] as const;
