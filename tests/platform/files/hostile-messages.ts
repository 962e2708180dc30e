import { resumeTexts } from '#lib/applications/rules/resume';
import { answers, formData, multipart, type Part, resumePart } from '#tests/platform/files/post';
import { edited, pdf } from '#tests/platform/files/samples';

export interface Upload {
  readonly what: string;
  readonly body: () => Buffer;
  readonly status: number;
  /** The text at the resume, or of the whole answer. */
  readonly says?: string | RegExp | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const { required } = resumeTexts;

const raw = (what: string, body: () => Buffer, status: number): Upload => ({ what, body, status });

const parts = (
  what: string,
  made: () => readonly Part[],
  status: number,
  says?: string,
): Upload => ({ what, body: () => multipart(made()), status, says });

const resume = () => resumePart(pdf());
const honest = () => multipart([formData(), resume()]);
const withHeader = (line: string) => () =>
  edited(honest(), '\r\ncontent-type:', `\r\n${line}\r\ncontent-type:`);

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
  parts(
    'a resume that came without a file name',
    () => [formData(), { name: 'resume', value: pdf(), type: 'application/pdf' }],
    200,
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
  raw('a body cut off', () => honest().subarray(0, -200), 400),
  raw('a part without a name', () => edited(honest(), /; name="\w+"/g, ''), 422),
  raw('a part with a header of 100 KB', withHeader(`x-flood: ${'x'.repeat(100_000)}`), 413),
  parts('a name of 3 MB', () => [formData(), resumePart(pdf(), `${'-'.repeat(3e6)}x.pdf`)], 413),
  parts(
    'a name that begins again and again',
    () => [formData(), resumePart(pdf(), 'filename="'.repeat(3e5))],
    413,
  ),
  raw('an unknown encoding', withHeader('content-transfer-encoding: 8-track'), 400),
  { ...raw('another type', () => pdf(), 415), headers: { 'content-type': 'application/pdf' } },
  { ...raw('JSON', () => Buffer.from('{}'), 415), headers: { 'content-type': 'application/json' } },
  {
    ...raw('no boundary', honest, 400),
    headers: { 'content-type': 'multipart/form-data' },
  },
  {
    ...raw('a wrong boundary', honest, 400),
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
  },
  {
    ...raw('a claim of 1 GB', honest, 413),
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
