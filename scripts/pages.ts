import { readFile } from 'node:fs/promises';

export async function builtPages(): Promise<string[]> {
  const { routes } = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')) as {
    routes: Record<string, { initialStatus?: number }>;
  };
  return Object.entries(routes)
    .filter(([path, { initialStatus = 200 }]) => initialStatus === 200 && !/^\/_|\.\w+$/.test(path))
    .map(([path]) => path)
    .sort();
}

/** Pages of one template differ in their text alone: of each template the first stands for the rest. */
export function firstOfTemplate(path: string, index: number, paths: readonly string[]): boolean {
  const [template] = /^\/(?:\w+\/course|library\/test|downloads\/\w+|received)\//.exec(path) ?? [];
  return !template || paths.findIndex((each) => each.startsWith(template)) === index;
}
