/** Home and /jobs show where an application draft continues, from the first paint. */
import { draftKey, draftLifeMs } from '#lib/applications/browser/marks';
import { defineElement } from '#lib/browser/inline-script/custom-element';
import { storage } from '#lib/platform/browser/storage';

/** The step, counted from 1, at which an application draft was left; `now` in epoch milliseconds. */
export function startedStep(stored: string | null, now: number): number | undefined {
  try {
    const { step, savedAt } = JSON.parse(stored ?? '{}');
    return Number.isInteger(step) && now - savedAt < draftLifeMs ? step : undefined;
  } catch {
    return undefined;
  }
}

export function followApplication(): void {
  const now = () => startedStep(storage.get(draftKey), Date.now());
  const root = document.documentElement;
  const mark = () => root.toggleAttribute('data-application', now() !== undefined);
  mark();
  addEventListener('storagechange', mark);
  defineElement('application-step', (_, shadow) => {
    const update = () => {
      const step = now();
      if (step !== undefined) shadow().textContent = String(step);
    };
    update();
    addEventListener('storagechange', update);
    return () => removeEventListener('storagechange', update);
  });
}
