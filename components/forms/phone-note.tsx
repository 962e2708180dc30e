'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { wrongIndianLength } from '#lib/forms/rules';
import { afterClick } from '#lib/platform/browser/dom';

interface Note {
  readonly note: ReactNode;
  readonly describedBy: string | undefined;
}

/**
 * A note is below a phone number that looks Indian and has not ten digits: `question` (with its `{digits}`). It
 * is asked when the field is left and goes as one types on. Undefined where it is not asked. An `error` that is there
 * yet has said what no form takes.
 */
export function usePhoneNote(control: string, question: string | undefined, error: unknown): Note {
  const [isLive, setLive] = useState(false);
  const [digits, setDigits] = useState<number>();
  const isAsked = question !== undefined;
  useEffect(() => {
    const field = document.getElementById(control);
    if (!isAsked || !(field instanceof HTMLInputElement)) return;
    setLive(true);
    const judge = () => afterClick(() => setDigits(wrongIndianLength(field.value)));
    const forget = () => setDigits(undefined);
    const { form } = field;
    // Its other name is a class of Tailwind's, and would be in the styles of every page.
    field.addEventListener('focusout', judge);
    // A browser that fills the form in by itself leaves no field.
    field.addEventListener('change', judge);
    field.addEventListener('input', forget);
    form?.addEventListener('reset', forget);
    return () => {
      field.removeEventListener('focusout', judge);
      field.removeEventListener('change', judge);
      field.removeEventListener('input', forget);
      form?.removeEventListener('reset', forget);
    };
  }, [control, isAsked]);
  const id = `${control}-length`;
  const isSaid = digits !== undefined && !(error && (digits < 7 || digits > 15));
  const said = isSaid ? question?.replace('{digits}', String(digits)) : undefined;
  return {
    // A reader announces only what changes in a place that was there before.
    note: isLive && (
      <p className={said ? 'hint' : 'sr-only'} id={id} role="status">
        {said}
      </p>
    ),
    describedBy: said && id,
  };
}
