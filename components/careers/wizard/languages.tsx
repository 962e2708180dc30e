'use client';
import type { MouseEvent } from 'react';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { languages } from '#data/application-choices';

const uses = ['speak', 'read', 'write'] as const;

/** All of a row, or none where all are ticked; each tick is told to the draft as a press would be. */
function tickRow({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const boxes = [...(currentTarget.closest('tr')?.querySelectorAll('input') ?? [])];
  const isAll = boxes.every(({ checked }) => checked);
  for (const box of boxes) if (box.checked === isAll) box.click();
}

export function WizardLanguages() {
  const { id } = useEnquiry();
  return (
    <WizardStep number={6}>
      <table className="ruled ticks-table">
        <thead>
          <tr>
            <th scope="col">Language</th>
            {uses.map((use) => (
              <th key={use} scope="col">
                {use.charAt(0).toUpperCase() + use.slice(1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language, row) => (
            <tr key={language}>
              <th scope="row">
                <span className="unscripted">{language}</span>
                <button type="button" className="row-ticks when-script" onClick={tickRow}>
                  {language}
                </button>
              </th>
              {uses.map((use) => (
                <td key={use}>
                  <label>
                    <input
                      type="checkbox"
                      name={use}
                      value={language}
                      id={row === 0 ? `${id}-${use}` : undefined}
                      aria-label={`${language}: ${use}`}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WizardStep>
  );
}
