import type { Course } from '#data/courses';
import type { CartKind } from '#lib/shared/cart/cart';

interface Props {
  course: Course;
  cart: CartKind;
  id: string;
  /** The name under which the tick is posted, by the form with this id, where no script runs. */
  name?: string;
  form?: string;
}

/** The head script ticks it from the cart, and the cart from it; its sums read hours and fees here. */
export function ModuleTick({ course: { courseNo, hours, fees }, cart, id, name, form }: Props) {
  return (
    <input
      type="checkbox"
      id={id}
      name={name}
      value={name && courseNo}
      form={form}
      data-module={courseNo}
      data-cart={cart}
      data-hours={hours}
      data-fees={cart === 'certification' ? fees : undefined}
    />
  );
}
