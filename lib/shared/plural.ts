/** "1 mail", "2 mails". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** "once", "twice", "three times", "8 times". */
export const howOften = (count: number) =>
  ['never', 'once', 'twice', 'three times'][count] ?? `${count} times`;
