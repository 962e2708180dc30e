/** Reports a registration to the ad network: one request, no script of theirs, and only after consent. */
/** The only host that is asked: the page's policy allows it. */
export const pixelOrigin = 'https://www.facebook.com';
/** In rupees (contract: Free registration). */
const registrationRupees = 77;

export function reportRegistration(pixelId: string): void {
  const query = new URLSearchParams({
    id: pixelId,
    ev: 'CompleteRegistration',
    'cd[value]': String(registrationRupees),
    'cd[currency]': 'INR',
    noscript: '1',
  });
  // keepalive: it outlives the page, which goes on to /thankyou. omit: no cookie goes or comes.
  fetch(`${pixelOrigin}/tr?${query}`, {
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
