import { resumeTexts } from '#lib/shared/forms/application/resume';
import { answers, formData, multipart, type Part, resumePart } from '#tests/server/uploads/post';
import { pdf } from '#tests/server/uploads/samples';
import type { Upload } from '#tests/server/uploads/upload';

const { required } = resumeTexts;

const raw = (what: string, body: () => Buffer, status: number, says?: string): Upload => ({
  what,
  body,
  status,
  ...(says === undefined ? {} : { says }),
});

const parts = (what: string, made: () => readonly Part[], status: number, says?: string): Upload =>
  raw(what, () => multipart(made()), status, says);

const resume = () => resumePart(pdf());
export const messages: readonly Upload[] = [
  parts('no resume', () => [formData()], 422, required),
  parts(
    'a form without a choice',
    () => [formData(), resumePart(Buffer.alloc(0), '')],
    422,
    required,
  ),
  parts(
    'a resume that is text',
    () => [formData(), { name: 'resume', value: 'x.pdf' }],
    422,
    required,
  ),
  parts('a file of another field', () => [formData(), { ...resume(), name: 'cv' }], 422, required),
  parts('two resumes', () => [formData(), resume(), resumePart(Buffer.alloc(9), 'b.exe')], 200),
  parts('answers that are no JSON', () => [{ name: 'formData', value: '{' }, resume()], 400),
  parts('answers that are a list', () => [{ name: 'formData', value: '[]' }, resume()], 400),
  parts('answers that are nothing', () => [{ name: 'formData', value: 'null' }, resume()], 400),
  parts('a name nested without an end', () => [nested(), resume()], 422, 'Name is required'),
  parts('answers as long as a book', () => [formData({ x: 'x'.repeat(70_000) }), resume()], 413),
  parts('600 fields', () => [...many(600).map((name) => ({ name, value: '1' })), resume()], 413),
  parts(
    'a field named __proto__',
    () => [formData(), { name: '__proto__', value: '1' }, resume()],
    200,
  ),
  parts('neither', () => [], 422),
  raw('nothing', () => Buffer.alloc(0), 400),
  raw('noise', () => Buffer.from('noise'), 400),
  raw('a body cut off', () => multipart([formData(), resume()]).subarray(0, -200), 400),
  raw('a part without a name', () => nameless(), 422),
  raw('a part with a header of 100 KB', () => flooded(), 413),
  parts('a name of 3 MB', () => [formData(), resumePart(pdf(), `${'-'.repeat(3e6)}x.pdf`)], 413),
  parts(
    'a name that begins again and again',
    () => [formData(), resumePart(pdf(), 'filename="'.repeat(3e5))],
    413,
  ),
  raw('an unknown encoding', () => encoded('8-track'), 400),
  { ...raw('another type', () => pdf(), 415), headers: { 'content-type': 'application/pdf' } },
  { ...raw('JSON', () => Buffer.from('{}'), 415), headers: { 'content-type': 'application/json' } },
  {
    ...raw('no boundary', () => multipart([formData(), resume()]), 400),
    headers: { 'content-type': 'multipart/form-data' },
  },
  {
    ...raw('a wrong boundary', () => multipart([formData(), resume()]), 400),
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
  },
  {
    ...raw('a claim of 1 GB', () => multipart([formData(), resume()]), 413),
    headers: { 'content-length': String(2 ** 30) },
  },
];

const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

/** As deep as the limit of all fields lets it be. */
const nested = (): Part => ({
  name: 'formData',
  value: JSON.stringify(answers).replace(
    JSON.stringify(answers.name),
    '['.repeat(30_000) + ']'.repeat(30_000),
  ),
});
const nameless = () =>
  Buffer.from(
    multipart([formData(), resume()])
      .toString('latin1')
      .replaceAll(/; name="\w+"/g, ''),
    'latin1',
  );
const flooded = () =>
  Buffer.from(
    multipart([formData(), resume()])
      .toString('latin1')
      .replace('\r\ncontent-type:', `\r\nx-flood: ${'x'.repeat(100_000)}\r\ncontent-type:`),
    'latin1',
  );
const encoded = (how: string) =>
  Buffer.from(
    multipart([formData(), resume()])
      .toString('latin1')
      .replace('\r\ncontent-type:', `\r\ncontent-transfer-encoding: ${how}\r\ncontent-type:`),
    'latin1',
  );
