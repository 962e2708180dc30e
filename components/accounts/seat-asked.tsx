/** The thanks to whoever asked for a seat names the batch and says how the seat is. */

import { dayParts, longDayInIndia } from '#lib/platform/values/india';

interface Props {
  /** Epoch milliseconds: the first session. */
  readonly starts: number;
  readonly name: string;
  readonly about: string;
  readonly href: string;
  readonly standing: string;
}

export function SeatAsked({ starts, name, about, href, standing }: Props) {
  const [day, month, year] = longDayInIndia(starts).split(' ');
  return (
    <section className="voucher max-w-3xl" aria-labelledby="seat">
      <div className="stub">
        {dayParts(starts).weekday}
        <b>{day}</b>
        {month?.slice(0, 3)} {year}
      </div>
      <div className="voucher-body">
        <h2 id="seat" className="text-[1.3rem]! [letter-spacing:0]!">
          A seat in {name}
        </h2>
        <p>{about}</p>
        <p>{standing}</p>
        <a href={href}>The batch</a>
      </div>
    </section>
  );
}
