'use client';
import { useEffect, useRef, useState } from 'react';

export interface StepNavigation {
  readonly step: number;
  readonly fromReview: boolean;
  goTo(step: number, fromReview?: boolean): void;
  goBack(): void;
  /** Sent: Back leaves the page, not through steps that are no more. */
  end(): void;
  startAt(step: number): void;
}

interface Place {
  readonly step: number;
  readonly fromReview: boolean;
  readonly prior?: number;
  /** How many entries of the history were made for steps before this one. */
  readonly depth?: number;
}

/** Each step is an entry of the history: the browser's Back leads to the previous step. */
export function useSteps(): StepNavigation {
  const [place, setPlace] = useState<Place>({ step: 1, fromReview: false });
  const here = useRef(place);
  here.current = place;
  /** A click on Previous is under way: the browser reports it a moment later. */
  const leaving = useRef(false);

  useEffect(() => {
    const follow = () => {
      leaving.current = false;
      const there = placeNow();
      if (there) setPlace(there);
      // A link within the page makes an entry of its own, and leads nowhere else.
      else mark({ ...here.current, depth: (here.current.depth ?? 0) + 1 });
    };
    if (!placeNow()) mark(here.current);
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', follow);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('popstate', follow);
    };
  }, []);

  function goTo(step: number, fromReview = false): void {
    const depth = (placeNow()?.depth ?? 0) + 1;
    const next = { step, fromReview, prior: place.step, depth };
    leaving.current = false;
    history.pushState({ ...history.state, wizard: next }, '');
    setPlace(next);
  }

  function startAt(step: number): void {
    const start = { ...placeNow(), step, fromReview: false };
    mark(start);
    setPlace(start);
  }

  return {
    step: place.step,
    fromReview: place.fromReview,
    goTo,
    startAt,
    goBack() {
      if (leaving.current) return;
      if (placeNow()?.prior === place.step - 1) {
        leaving.current = true;
        history.back();
      } else startAt(place.step - 1);
    },
    end() {
      const { depth = 0 } = placeNow() ?? {};
      if (depth > 0) history.go(-depth);
    },
  };
}

/** Says of the present entry of the history which step it is. */
const mark = (place: Place) => history.replaceState({ ...history.state, wizard: place }, '');

const placeNow = () => history.state?.wizard as Place | undefined;
