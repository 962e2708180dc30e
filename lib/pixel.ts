/** Tells the ad network of a registration: one request, no script of theirs, and only after consent. */
const pixelUrl = 'https://www.facebook.com/tr';
/** What a free registration is worth to us, in rupees (careers.md, section 9). */
const registrationRupees = 77;

export function reportRegistration(pixelId: string): void {
  const query = new URLSearchParams({
    id: pixelId,
    ev: 'CompleteRegistration',
    'cd[value]': String(registrationRupees),
    'cd[currency]': 'INR',
    noscript: '1',
  });
  // keepalive: it outlives the page, which goes on to /thankyou.
  fetch(`${pixelUrl}?${query}`, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
}
