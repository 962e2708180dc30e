import { readFile } from 'node:fs/promises';

/** The paths of all pages that the build made, in order. */
export async function builtPages(): Promise<string[]> {
  const { routes } = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')) as {
    routes: Record<string, { initialStatus?: number }>;
  };
  return Object.entries(routes)
    .filter(([path, { initialStatus = 200 }]) => initialStatus === 200 && !/^\/_|\.\w+$/.test(path))
    .map(([path]) => path)
    .sort();
}
