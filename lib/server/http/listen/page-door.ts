/** The one door through which Next renders a view that is handed over in memory. */
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { deferScripts } from '#lib/server/http/hydration/defer-scripts';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { type RenderPage, withPageView } from '#lib/server/http/page-view';

/** A render holds the thread for tens of milliseconds: more at once would let posts wait behind all of them. */
const mostAtOnce = 2;

/** `ask` asks Next. The pages leave the door as a browser gets them: without the scripts of Next. */
export function newPageDoor(
  ask: InternalRequest,
  { shell, development }: Pick<StaticCache, 'shell' | 'development'>,
): RenderPage {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async (path, view) => {
    if (underWay < mostAtOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      // To a reader without a name Next may send the title after the page.
      const { status, body } = await withPageView(view, () => ask(path, { 'user-agent': 'HOA' }));
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return development?.withoutScripts(body) ?? deferScripts(body, shell);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
