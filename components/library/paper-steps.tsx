'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The paper, whole or one question at a time; the form itself holds the answers. */
export function PaperSteps({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number>();
  const stepped = step !== undefined;

  useLayoutEffect(() => {
    const items = box.current?.querySelectorAll<HTMLElement>('.paper > ol > li') ?? [];
    for (const [index, item] of [...items].entries()) item.hidden = stepped && index !== step;
    const end = box.current?.querySelector<HTMLElement>('.paper-end');
    if (end) end.hidden = stepped && step < count - 1;
  }, [step, stepped, count]);

  useEffect(() => {
    if (step === undefined) return;
    const first = box.current?.querySelector<HTMLElement>(
      `#q${step + 1} :checked, #q${step + 1} input`,
    );
    first?.focus();
  }, [step]);

  return (
    <div ref={box}>
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
      {children}
      {stepped && (
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
        </div>
      )}
    </div>
  );
}
