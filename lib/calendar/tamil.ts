/** The parts of a date in Tamil. */
const inTamil = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ta-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: number) => format.format(instant);
};

export const weekdayInTamil = inTamil({ weekday: 'long' });
export const monthInTamil = inTamil({ month: 'long' });
/** "24 நவம்பர்". */
export const dayInTamil = inTamil({ day: 'numeric', month: 'long' });
