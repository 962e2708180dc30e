/** How many accountants an employer asks for, as the two counts of the form say it. */

const counted = (typed: unknown): number => {
  const text = String(typed ?? '').trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

/** Example: "Ask for 3 accountants". */
export function askLabel(juniors: unknown, seniors: unknown): string {
  const many = counted(juniors) + counted(seniors);
  if (many === 0) return 'Ask for accountants';
  return many === 1 ? 'Ask for 1 accountant' : `Ask for ${many} accountants`;
}
