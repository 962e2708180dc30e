'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nextOnAnswer, paperPager } from '#lib/practice/browser/next-question';

export function PaperSteps({ count }: { count: number }) {
  const [step, setStep] = useState<number>();
  const stepped = step !== undefined;

  useLayoutEffect(() => {
    const items = document.querySelectorAll<HTMLElement>('.paper > ol > li');
    for (const [index, item] of [...items].entries()) item.hidden = stepped && index !== step;
    const end = document.querySelector<HTMLElement>('.paper-end');
    if (end) end.hidden = stepped && step < count - 1;
  }, [step, stepped, count]);

  useEffect(() => {
    if (step === undefined) return;
    const first = document.querySelector<HTMLElement>(
      `#q${step + 1} :checked, #q${step + 1} input`,
    );
    first?.focus();
  }, [step]);

  useEffect(() => {
    const question = step !== undefined && document.getElementById(`q${step + 1}`);
    if (!question || step === count - 1) return;
    return nextOnAnswer(question, () => setStep(step + 1));
  }, [step, count]);

  const pager = step !== undefined && document.getElementById(paperPager);
  return (
    <>
      <div className="paper-bar" data-react>
        {stepped ? (
          <>
            <p role="status" className="num">
              Question {step + 1} of {count}
            </p>
            <button type="button" className="action" onClick={() => setStep(undefined)}>
              Show all {count}
            </button>
          </>
        ) : (
          <button type="button" className="button line when-script" onClick={() => setStep(0)}>
            One question at a time
          </button>
        )}
      </div>
      {pager &&
        step !== undefined &&
        createPortal(
          <div className="paper-bar">
            <button
              type="button"
              className="button line"
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            >
              Previous
            </button>
            {step < count - 1 && (
              <button type="button" className="button" onClick={() => setStep(step + 1)}>
                Next
              </button>
            )}
          </div>,
          pager,
        )}
    </>
  );
}
