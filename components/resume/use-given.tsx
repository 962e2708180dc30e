'use client';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type {} from '#lib/browser/inline-script/page-api';
import type { FieldValues } from '#lib/shared/resume/form-values';

/** What the fields are drawn with: as new elements whenever values are given, in which the focus stays where it was. */
export function useGiven(form: RefObject<HTMLFormElement | null>) {
  const [given, setGiven] = useState<{ values: FieldValues; count: number }>({
    values: {},
    count: 0,
  });
  const { count } = given;
  /** Until the next render the fields do not hold what was given. */
  const drawnNext = useRef<FieldValues>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken anew with each count, before the page changes
  const before = useMemo(
    () => form.current && window.hoa?.hydration.snapshot(form.current),
    [count],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same
  useLayoutEffect(() => {
    if (form.current && before) window.hoa?.hydration.restore(form.current, before);
  }, [before]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn with each new count
  useEffect(() => {
    drawnNext.current = {};
  }, [count]);

  function give(values: FieldValues): void {
    drawnNext.current = values;
    setGiven((last) => ({ values, count: last.count + 1 }));
  }
  return { given, give, drawnNext };
}
