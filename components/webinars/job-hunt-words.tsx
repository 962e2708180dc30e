'use client';
import { createContext, useContext } from 'react';
import type { FormWords } from '#data/job-hunt-form/shape';

const FormWordsContext = createContext<FormWords | undefined>(undefined);

export const FormWordsProvider = FormWordsContext.Provider;

/** The words of the form in the language of its page. */
export function useFormWords(): FormWords {
  const words = useContext(FormWordsContext);
  if (!words) throw new Error('the form has no words');
  return words;
}
