/** Word processors, and what writes the files of one: they save Word files and PDFs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docxOf } from '#tests/parts/producers/docx';
import { flatOdtOf, htmlOf } from '#tests/parts/producers/markup';
import { type Resume, textsOf } from '#tests/parts/producers/resumes';
import {
  type Made,
  type Producer,
  python,
  resumes,
  run,
  sources,
  type Workshop,
  withEnding,
} from '#tests/parts/producers/workshop';

export const tagged =
  'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"SelectPdfVersion":{"type":"long","value":"2"}}';

/** `filter`: in LibreOffice's words, `MS Word 2007 XML` say. */
export const libreOffice = (
  name: string,
  first: number,
  count: number,
  ending: string,
  filter = ending,
): Producer => ({
  name: `LibreOffice (${name})`,
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(first, count);
    const files = sources(folder, all, 'fodt', (resume) => flatOdtOf(resume, photo));
    await convert(workshop, filter, files);
    return all.map(({ id }, at) => ({
      file: join(folder, `${id}.${ending}`),
      texts: textsOf(all[at] as Resume),
    }));
  },
});

function convert(workshop: Pick<Workshop, 'folder'>, filter: string, files: readonly string[]) {
  const profile = `-env:UserInstallation=file://${join(workshop.folder, 'profile')}`;
  return run(workshop, 'soffice', [
    profile,
    '--headless',
    '--convert-to',
    filter,
    '--outdir',
    workshop.folder,
    ...files,
  ]);
}

/** Word files of another program opened in LibreOffice and saved as a PDF, as many people do. */
export const savedFromWord: Producer = {
  name: 'LibreOffice (PDF of a Word file)',
  async make(workshop) {
    const given = (await workshop.from('python-docx')).slice(0, 18);
    await convert(
      workshop,
      'pdf',
      given.map(({ file }) => file),
    );
    return given.map(({ file, texts }) => ({
      file: join(workshop.folder, withEnding(file, 'pdf')),
      texts,
    }));
  },
};

export const pandoc: Producer = {
  name: 'pandoc (DOCX)',
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(800, 30);
    for (const file of sources(folder, all, 'html', (each) => htmlOf(each, { photo })))
      await run(workshop, 'pandoc', ['-f', 'html', '-o', withEnding(file, 'docx'), file]);
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.docx`),
      texts: textsOf(resume),
    }));
  },
};

export const pythonDocx: Producer = {
  name: 'python-docx',
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(900, 36);
    const file = ({ id }: Resume) => join(folder, `${id}.docx`);
    await python(
      'words',
      workshop,
      all.map((resume) => ({ resume, photo, file: file(resume) })),
    );
    return all.map((resume) => ({ file: file(resume), texts: textsOf(resume) }));
  },
};

export const docx: Producer = {
  name: 'docx (npm)',
  async make({ folder, photo }) {
    const picture = readFileSync(photo);
    const made: Made[] = [];
    for (const resume of resumes(1_000, 36)) {
      const file = join(folder, `${resume.id}.docx`);
      writeFileSync(file, await docxOf(resume, picture));
      made.push({ file, texts: textsOf(resume) });
    }
    return made;
  },
};

/** Word files of another program opened in AbiWord and saved again. */
export const abiWord = (ending: 'pdf' | 'docx'): Producer => ({
  name: `AbiWord (${ending === 'pdf' ? 'PDF' : 'DOCX'})`,
  async make(workshop) {
    const given = (await workshop.from('python-docx')).slice(0, 12);
    const { folder } = workshop;
    const made: Made[] = [];
    for (const { file, texts } of given) {
      const out = join(folder, withEnding(file, ending));
      await run(workshop, 'abiword', [`--to=${ending}`, `--to-name=${out}`, file]);
      made.push({ file: out, texts });
    }
    return made;
  },
});
