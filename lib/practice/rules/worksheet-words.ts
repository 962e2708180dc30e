/** "11½" */
export function halves(score: number): string {
  const whole = Math.floor(score);
  if (whole === score) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}
