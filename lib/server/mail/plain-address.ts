/**
 * Whether a header can carry the address to any server: letters of ASCII alone before the @ (the domain is written in
 * ASCII by itself). With another one a strict server takes no mail at all (RFC 6532).
 */
export const isPlainAddress = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);
