'use client';
import { useEffect, useRef } from 'react';
import { stepId } from '#components/careers/wizard/step';
import { leadOn } from '#lib/shared/papers/lead-on';

/** One answer of a few, no certificates, the declaration, the file: after these nothing more is asked in their step. */
const last =
  '[name="certified"][value="No"], [name="employeeStatus"], [name="experience"], [name="confirmed"]:checked, [name="salaryRange"], [name="workPreference"], [name="resume"]';

/** A press of Next that was on its way when the step turned by itself. */
const sameTapMs = 700;

/** Under a finger the last answer of a step leads on by itself; mouse and keyboard have Next, which is returned. */
export function useLeadOn(step: number, live: boolean, next: () => void): () => void {
  const latest = useRef(next);
  latest.current = next;
  const ledAt = useRef(-sameTapMs);
  useEffect(() => {
    const shown = live ? document.getElementById(stepId(step)) : null;
    if (!shown) return;
    const lead = () => {
      ledAt.current = performance.now();
      latest.current();
    };
    return leadOn(shown, lead, { last, touch: true });
  }, [step, live]);
  return () => {
    if (performance.now() - ledAt.current > sameTapMs) next();
  };
}
