/** The call that makes resumes, on a site of its own, and readers of what it answers. */

import { inspect, type ResumeType } from '#lib/platform/files/inspection/inspection';
import { writtenResume } from '#lib/resume/worker/worker';
import { POST } from '#pages/api/resume/route';

const url = 'http://localhost:3000/api/resume';

/** Nothing but a name. */
export const sheet = {
  template: 'fresher',
  name: 'Asha',
  headline: '',
  contact: '',
  summary: '',
  sections: [],
} as const;

/** Its thread reads the sources of two libraries here: on a machine out of breath longer than anybody is let wait. */
export async function beginWriter(): Promise<void> {
  for (const format of ['pdf', 'docx'] as const) {
    while ((await writtenResume({ sheet, format }, '')) === 'busy');
  }
}

export const postJson = (document: object, query = '', more = {}): Promise<Response> =>
  POST(
    new Request(`${url}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...more },
      body: JSON.stringify(document),
    }),
  );

export const postPlain = (fields: Readonly<Record<string, string>>): Promise<Response> =>
  POST(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(fields).toString(),
    }),
  );

/** Its lines, as another program than the one that wrote it reads them. */
export async function linesOf(answer: Response, type: ResumeType = 'pdf'): Promise<string[]> {
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const read = await inspect('read', { bytes, type });
  const reading = 'ok' in read ? read.ok : { found: read.unread };
  if (reading.found !== 'text') throw new Error(reading.found);
  return reading.parts.flatMap((part) => part.map(({ text }) => text));
}

export async function errorsOf(answer: Response): Promise<Record<string, string>> {
  const { errors } = (await answer.json()) as { errors?: Record<string, string> };
  return errors ?? {};
}
