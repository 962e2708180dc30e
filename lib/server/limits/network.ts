/** One household's IPv6 network (/64) counts as one visitor. */
export const networkOf = (address: string): string => firstGroups(address, 4);

/** What a provider gives to one customer (/48, RFC 6177): whoever has one has 65,536 households. */
export const siteOf = (address: string): string => firstGroups(address, 3);

/** An IPv4 address is a network of its own. */
function firstGroups(address: string, many: number): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  // Where `::` stands, as many groups of zero were left out as are missing to eight.
  const left = tail === undefined ? 0 : 8 - before.length - groupsOf(tail).length;
  return [...before, ...Array.from({ length: Math.max(0, left) }, () => '0')]
    .slice(0, many)
    .join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
