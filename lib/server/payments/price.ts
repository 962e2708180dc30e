import type { Edition } from '#data/webinars';

export interface Amount {
  readonly amountPaise: number;
  readonly currency: string;
}

/** What an edition costs, from our own data; nothing that a visitor sends changes it. */
export const amountOf = ({ price }: Pick<Edition, 'price'>): Amount => ({
  amountPaise: price * 100,
  currency: 'INR',
});

/** Whether what was paid is what was asked. */
export const isExact = (paid: Amount, asked: Amount) =>
  paid.amountPaise === asked.amountPaise && paid.currency === asked.currency;
