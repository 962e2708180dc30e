/** Files of other programs are rewritten, packed, encrypted or scanned. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type Made,
  type Producer,
  run,
  type Workshop,
  withEnding,
} from '#tests/parts/producers/workshop';

/** Rewrites PDFs of other programs by a command in which `IN` and `OUT` stand for the files. */
export const rewritten = (
  name: string,
  from: string,
  count: number,
  ...command: readonly string[]
): Producer => ({
  name,
  async make(workshop) {
    const given = (await workshop.from(from)).slice(0, count);
    const [program = '', ...words] = command;
    const made: Made[] = [];
    for (const { file, texts } of given) {
      const out = join(workshop.folder, basename(file));
      await run(
        workshop,
        program,
        words.map((word) => word.replace('IN', file).replace('OUT', out)),
      );
      made.push({ file: out, texts });
    }
    return made;
  },
});

export const pdfLib: Producer = {
  name: 'pdf-lib',
  async make({ folder, from }) {
    const made: Made[] = [];
    for (const { file, texts } of (await from('wkhtmltopdf')).slice(0, 12)) {
      const out = join(folder, basename(file));
      const document = await PDFDocument.load(readFileSync(file));
      writeFileSync(out, await document.save({ useObjectStreams: true }));
      made.push({ file: out, texts });
    }
    return made;
  },
};

async function picturesOf(workshop: Workshop, file: string): Promise<readonly string[]> {
  const name = withEnding(file, 'page');
  await run(workshop, 'pdftoppm', ['-r', '80', '-jpeg', file, join(workshop.folder, name)]);
  const made = readdirSync(workshop.folder).filter((each) => each.startsWith(`${name}-`));
  return made.sort().map((each) => join(workshop.folder, each));
}

/** Pictures of pages, as a scanner or a phone makes them; they have no text. */
export const scan = (
  name: string,
  program: string,
  words: (pictures: readonly string[], out: string) => readonly string[],
): Producer => ({
  name,
  async make(workshop) {
    const { folder } = workshop;
    const made: Made[] = [];
    for (const { file } of (await workshop.from('ReportLab')).slice(0, 8)) {
      const pictures = await picturesOf(workshop, file);
      const out = join(folder, basename(file));
      await run(workshop, program, words(pictures, out));
      made.push({ file: out, texts: [] });
    }
    return made;
  },
});
