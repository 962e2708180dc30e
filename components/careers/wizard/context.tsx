'use client';
import { createContext, useContext } from 'react';

/** What the steps of the wizard share; before scripts are there, the long form has no current step. */
export interface WizardContextValue {
  readonly step: number;
  readonly live: boolean;
  /** From the review to a step, and back from there with Next. */
  readonly change: (step: number) => void;
}

export const WizardContext = createContext<WizardContextValue>({
  step: 1,
  live: false,
  change: () => undefined,
});

export const useWizard = () => useContext(WizardContext);
