/** A route that only leads elsewhere; the address is read when it is asked for. Unset: 404. */
export const redirectTo = (address: () => string) => (): Response => {
  const location = address();
  const headers = { 'cache-control': 'no-store' };
  if (!location) return new Response('Not found', { status: 404, headers });
  return new Response(null, { status: 307, headers: { ...headers, location } });
};
