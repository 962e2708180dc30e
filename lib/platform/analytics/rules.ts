export const otherName = 'other';
