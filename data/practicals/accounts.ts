/** Which names of an account are one account: books differ in words, and no examiner takes a mark for that. */

/** Words that say nothing about which account it is: "To Sri Velan A/c", "Purchases A/c Dr.", "Input CGST @ 9%". */
const idle = new Set(
  'account ac the ms mrs mr pvt ltd private limited llc llp inc sample to by dr cr of on for'.split(
    ' ',
  ),
);

const alike: Readonly<Record<string, string>> = {
  fee: 'charge',
  wage: 'salary',
  equipments: 'equipment',
};

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\ba\s*\/\s*c\b|\bm\s*\/\s*s\b/g, ' ')
    .replaceAll(/@?\s*\d+(?:\.\d+)?\s*%|@/g, ' ')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !idle.has(word))
    .map((word) => {
      const singular = word.replace(/ies$/, 'y').replace(/s$/, '');
      return alike[singular] ?? singular;
    });
}

export const plainName = (name: string): string => wordsOf(name.slice(0, 80)).sort().join(' ');

const tax = ['CGST', 'SGST', 'IGST'];
const others: Readonly<Record<string, readonly string[]>> = {
  Bank: ['Current account', 'Bank account', 'Cash at bank'],
  Cash: ['Cash in hand'],
  'Purchase returns': ['Returns outward', 'Purchases'],
  'Sales returns': ['Returns inward', 'Sales'],
  'Furniture and fixtures': ['Furniture', 'Furniture and fittings'],
  'Printing and stationery': ['Stationery'],
  'Round off': ['Rounding off', 'Rounded off'],
  Insurance: ['Insurance premium'],
  'Prepaid insurance': ['Prepaid expenses', 'Prepaid insurance premium', 'Insurance prepaid'],
  'Accumulated depreciation': ['Provision for depreciation'],
  'Term loan': ['Bank loan'],
  'Interest on loan': [
    'Interest',
    'Interest on term loan',
    'Finance cost',
    'Interest on bank loan',
  ],
  'Gateway charges': ['Bank charges', 'Payment gateway charges'],
  'Loss of stock': ['Stock loss', 'Stock shortage', 'Abnormal loss'],
  Stock: ['Inventory', 'Purchases'],
  Electricity: ['Electricity charges'],
  'Professional fees': ['Legal and professional fees', 'Consultancy', 'Professional charges'],
  'TDS payable': ['TDS'],
  'Staff advance': ['Advance to driver', 'Advance to staff'],
  'EPF payable': ['PF payable'],
  'ESI payable': ['ESIC payable'],
  'Professional tax payable': ['PT payable'],
  'Exchange gain': ['Exchange difference', 'Forex gain', 'Foreign exchange gain'],
  'Exchange loss': ['Exchange difference', 'Forex loss', 'Foreign exchange loss'],
  Computers: ['Laptop'],
  'Goods received not billed': ['GRNI', 'Provision for purchases', 'Goods received not invoiced'],
  'Input VAT': ['VAT recoverable', 'VAT'],
  'Output VAT': ['VAT payable', 'VAT'],
  ...Object.fromEntries(
    tax.flatMap((head) => [
      [`Input ${head}`, [`${head} input`, `${head} receivable`, `ITC ${head}`, head]],
      [`Output ${head}`, [`${head} payable`, head]],
    ]),
  ),
};

function owed(name: string): string[] {
  const [, cost] = /^(.+) payable$/i.exec(name) ?? [];
  if (cost === undefined) return [];
  return [name, ...(others[name] ?? [])].flatMap((each) => {
    const of = each.replace(/ payable$/i, '');
    return [of, ...(others[of] ?? [])].flatMap((what) => [
      `${what} payable`,
      `${what} outstanding`,
      `accrued ${what}`,
      `provision for ${what}`,
    ]);
  });
}

/**
 * Every plain name under which `name` is accepted; a `party` by its first word too, after Sri. `also` are names that
 * one paper accepts.
 */
export function acceptedNames(name: string, options: NameOptions = {}): readonly string[] {
  const key = JSON.stringify([name, options]);
  const known = acceptedByName.get(key);
  if (known) return known;
  const accepted = namesOf(name, options);
  acceptedByName.set(key, accepted);
  return accepted;
}

interface NameOptions {
  readonly party?: boolean;
  readonly also?: readonly string[];
}

/** The accounts of our papers are few and fixed, and each is asked for in every set. */
const acceptedByName = new Map<string, readonly string[]>();

function namesOf(name: string, { party = false, also = [] }: NameOptions): readonly string[] {
  const words = name.replace(/^Sri\s+/i, '').split(' ');
  const names = [
    name,
    ...(others[name] ?? []),
    ...(/^(?:Input|Output) /.test(name) || party ? [] : owed(name)),
    ...(party ? [words.join(' '), words[0] ?? '', `Sri ${words[0]}`] : []),
    ...also,
  ];
  return [...new Set(names.map(plainName))];
}
