/** A route that only leads elsewhere; the address is read when it is asked for. */
export const redirectTo = (address: () => string) => (): Response =>
  new Response(null, {
    status: 307,
    headers: { location: address(), 'cache-control': 'no-store' },
  });
