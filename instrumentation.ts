/** At the start, once in a process: check the environment, open the store, start the courier. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('#lib/start');
  await startSite();
}
