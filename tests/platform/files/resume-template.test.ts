import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { resumeTemplate } from '#data/resume-template';
import { checkResume } from '#lib/applications/files';
import { mediaType } from '#lib/start/build/next-build';
import { partsOf } from '#tests/data/tools/zip';

const data = readFileSync(`public${resumeTemplate.file}`);

const textOf = () =>
  (partsOf(data)['word/document.xml'] ?? '').replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

it('the template is a document that we take ourselves', async () => {
  const checked = await checkResume({ name: 'accountant-resume.docx', size: data.length, data });
  expect(checked).toMatchObject({ ok: { file: { name: 'accountant-resume.docx' } } });
  expect(mediaType(resumeTemplate.file)).toContain('wordprocessingml');
});

it('the template says what data/ says: after a change run scripts/library-files.ts', () => {
  const text = textOf();
  const { name, contact, sections, advice } = resumeTemplate;
  const lines = [...sections, advice].flatMap(({ title, lines }) => [title, ...lines]);
  for (const line of [name, contact, ...lines]) expect(text).toContain(line);
});
