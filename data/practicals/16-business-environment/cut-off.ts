/** Papers of the last days of a month, and the month to which each belongs. */
import { day, weekday } from '#data/practicals/days';
import { type Document, paper } from '#data/practicals/documents';

export const firm = { name: 'Vellar Sample Industries', place: 'Hosur' };

export const months = { november: 'November', december: 'December' };

export const cutOff = {
  received: {
    belongs: 'november',
    label: 'Purchase: steel rods received 30 Nov, billed 3 Dec',
    document: paper('delivery', 'Goods receipt 611', {
      about: [
        weekday(day('2026-11-30')),
        'Steel rods, counted at our gate at 3:00 PM, free delivered',
      ],
      text: ['The supplier’s invoice is dated 3 December.'],
    }),
  },
  'sale ex works': {
    belongs: 'november',
    label: 'Sale: gear boxes, ex works, fetched 30 Nov',
    document: paper('delivery', 'Gate pass 902', {
      about: [weekday(day('2026-11-30')), 'Gear boxes, ex works Hosur, to Kolar Sample Motors'],
      text: ['Fetched by the customer’s lorry at 5:00 PM. It reached Kolar on 1 December.'],
    }),
  },
  'sale delivered': {
    belongs: 'december',
    label: 'Sale: gear boxes, delivered, left 30 Nov',
    document: paper('delivery', 'Gate pass 904', {
      about: [
        weekday(day('2026-11-30')),
        'Gear boxes, delivered to the customer’s works in Nashik',
      ],
      text: ['Left our gate at 5:00 PM. Received in Nashik on 2 December.'],
    }),
  },
  'billed early': {
    belongs: 'december',
    label: 'Sale: shafts, ex works, billed 30 Nov, left 2 Dec',
    document: paper('invoice', firm.name, {
      about: [
        firm.place,
        `Invoice VSI/771, ${weekday(day('2026-11-30'))}`,
        'To Attibele Sample Engines, ex works',
      ],
      text: ['Shafts as ordered. Gate pass 907 behind it: left on 2 December.'],
    }),
  },
  'purchase ex works': {
    belongs: 'november',
    label: 'Purchase: castings, ex works, on the road on 30 Nov',
    document: paper('invoice', 'Coimbatore Sample Castings', {
      about: [
        'Coimbatore',
        `Invoice CSC/88, ${weekday(day('2026-11-30'))}`,
        'Castings, ex works Coimbatore',
      ],
      text: [
        'Our lorry left their gate on 30 November at 4:00 PM and reached Hosur on 1 December.',
      ],
    }),
  },
  'purchase delivered': {
    belongs: 'december',
    label: 'Purchase: bearings, delivered, on the road on 30 Nov',
    document: paper('invoice', 'Pune Sample Bearings', {
      about: [
        'Pune',
        `Invoice PSB/410, ${weekday(day('2026-11-30'))}`,
        'Bearings, delivered Hosur',
      ],
      text: ['Their lorry left Pune on 30 November and reached our gate on 2 December.'],
    }),
  },
} as const satisfies Record<
  string,
  { belongs: keyof typeof months; label: string; document: Document }
>;
export type CutOff = keyof typeof cutOff;

/** One paper of each pair: the same goods are either ex works or delivered. */
export const cutOffSets: readonly (readonly CutOff[])[] = [
  ['sale delivered', 'received', 'purchase ex works', 'billed early'],
  ['sale ex works', 'received', 'purchase delivered', 'billed early'],
  ['sale ex works', 'received', 'purchase ex works', 'billed early'],
  ['sale delivered', 'received', 'purchase delivered', 'sale ex works'],
];
