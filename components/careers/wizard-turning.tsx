'use client';
import { useEffect, useState } from 'react';

export interface Turning {
  readonly step: number;
  /** Next leads back to the review. */
  readonly fromReview: boolean;
  turnTo(step: number, fromReview?: boolean): void;
  turnBack(): void;
  /** Where a kept application goes on. */
  startAt(step: number): void;
}

interface Place {
  readonly step: number;
  readonly fromReview: boolean;
  /** The step of the entry before this one. */
  readonly prior?: number;
}

/** Each step is an entry of the history: the browser's Back leads to the previous step. */
export function useTurning(): Turning {
  const [place, setPlace] = useState<Place>({ step: 1, fromReview: false });

  useEffect(() => {
    const follow = () => setPlace(placeNow() ?? { step: 1, fromReview: false });
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', follow);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('popstate', follow);
    };
  }, []);

  function turnTo(step: number, fromReview = false): void {
    const next = { step, fromReview, prior: place.step };
    history.pushState({ ...history.state, wizard: next }, '');
    setPlace(next);
  }

  function startAt(step: number): void {
    const start = { ...placeNow(), step, fromReview: false };
    history.replaceState({ ...history.state, wizard: start }, '');
    setPlace(start);
  }

  return {
    step: place.step,
    fromReview: place.fromReview,
    turnTo,
    startAt,
    turnBack() {
      if (placeNow()?.prior === place.step - 1) history.back();
      else startAt(place.step - 1);
    },
  };
}

const placeNow = () => history.state?.wizard as Place | undefined;
