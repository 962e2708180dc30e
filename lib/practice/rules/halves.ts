/** Marks come in halves: "11½", "½" or "7". */
export function halves(score: number): string {
  const whole = Math.floor(score);
  if (whole === score) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}
