import type { Background } from '#lib/server/background';
import type { ResponseCache } from '#lib/server/http/cache/response-cache';
import { faultOf, log } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { onDemandExamples } from '#lib/shared/addresses/on-demand-pages';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Kinds of pages whose code Next has loaded, and all kinds; absent where there is no response cache. */
    warmth?: { readonly ready: number; readonly all: number };
  }
}

/** Renders one page of each kind after a start, so that no visitor waits until Next has loaded its code. Never rejects. */
export async function warmUp(responses: ResponseCache, background: Background): Promise<void> {
  let ready = 0;
  for (const example of onDemandExamples) {
    processState.warmth = { ready, all: onDemandExamples.length };
    const found = await background(() => responses.get(example, 'br')).catch((error: unknown) => {
      log().error(faultOf(error), 'a page could not be rendered');
    });
    if (found && 'bodies' in found) ready += 1;
  }
  processState.warmth = { ready, all: onDemandExamples.length };
}
