import { expect } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { newLog } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { callOf, json, sampleOf } from '#tests/enquiries/intake/posts';

export const answers: Record<string, unknown> = {
  ...sampleOf(contact),
  message: 'When does the GST batch start?',
};
export const address = '203.0.113.7';

interface LogLine {
  readonly msg: string;
  readonly request?: string;
  readonly at?: readonly string[];
}

export async function openLoggedSite() {
  const trial = await openTrial();
  const lines: string[] = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
  return {
    trial,
    lines,
    close: () => trial.close(),
    send: async (fields = answers) => (await callOf(contact)(json(fields))).status,
    parsed: (): LogLine[] => lines.map((line) => JSON.parse(line)),
    expectNothingPersonal() {
      expect(lines.length).toBeGreaterThan(0);
      const text = lines.join('').toLowerCase();
      for (const value of [...Object.values(answers), address, 'meena', 'operations@localhost']) {
        expect(text).not.toContain(String(value).toLowerCase());
      }
    },
  };
}
