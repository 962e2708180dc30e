/** The programs with which people write, print, scan and rewrite resumes, each with the files that it makes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  cairo,
  chromium,
  drawing,
  enscript,
  groff,
  reportLab,
  texEngine,
  weasyprint,
  wkhtmltopdf,
} from '#tests/parts/producers/printers';
import { pdfLib, rewritten, scan } from '#tests/parts/producers/rewriters';
import {
  abiWord,
  docx,
  libreOffice,
  pandoc,
  pythonDocx,
  savedFromWord,
  tagged,
} from '#tests/parts/producers/word-processors';
import { type Made, type Producer, run } from '#tests/parts/producers/workshop';

/** Those from which others are made come first. */
export const producers: readonly Producer[] = [
  pythonDocx,
  chromium,
  reportLab,
  wkhtmltopdf,
  texEngine('pdftex', 1_100),
  texEngine('xetex', 1_200),
  texEngine('luatex', 1_300),
  libreOffice('PDF', 1_400, 30, 'pdf'),
  libreOffice('PDF/A with tags', 1_500, 12, 'pdf', tagged),
  libreOffice('DOCX', 1_600, 30, 'docx'),
  libreOffice('DOC', 1_700, 24, 'doc'),
  savedFromWord,
  weasyprint,
  cairo,
  drawing,
  groff,
  enscript,
  pandoc,
  docx,
  abiWord('pdf'),
  abiWord('docx'),
  rewritten(
    'Ghostscript',
    'Chromium',
    24,
    'gs',
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-sDEVICE=pdfwrite',
    '-sOutputFile=OUT',
    'IN',
  ),
  rewritten(
    'qpdf (object streams)',
    'ReportLab',
    12,
    'qpdf',
    '--object-streams=generate',
    'IN',
    'OUT',
  ),
  rewritten('qpdf (linearized)', 'Chromium', 12, 'qpdf', '--linearize', 'IN', 'OUT'),
  rewritten('qpdf (qdf)', 'pdfTeX', 12, 'qpdf', '--qdf', 'IN', 'OUT'),
  rewritten(
    'qpdf (encrypted, opens without a password)',
    'wkhtmltopdf',
    12,
    'qpdf',
    '--encrypt',
    '',
    'owner',
    '256',
    '--',
    'IN',
    'OUT',
  ),
  rewritten('MuPDF', 'ReportLab', 12, 'mutool', 'clean', '-gggz', 'IN', 'OUT'),
  rewritten('Poppler and Cairo', 'pdfTeX', 12, 'pdftocairo', '-pdf', 'IN', 'OUT'),
  pdfLib,
  scan('img2pdf', 'img2pdf', (pictures, out) => [...pictures, '-o', out]),
  scan('ImageMagick', 'convert', (pictures, out) => [...pictures, `PDFA:${out}`]),
];

/** Makes the files of all; `take` gets those of one as soon as they are there, and whoever rewrites them waits for it. */
export async function produce(
  folder: string,
  take: (producer: string, made: readonly Made[]) => Promise<void>,
): Promise<void> {
  const photo = join(folder, 'photo.jpg');
  await run({ folder }, 'convert', ['-size', '180x220', 'plasma:tan-white', '-seed', '1', photo]);
  const results = new Map<string, PromiseWithResolvers<readonly Made[]>>(
    producers.map(({ name }) => [name, Promise.withResolvers()]),
  );
  const waiting = [...producers];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const own = join(folder, next.name.replaceAll(/\W+/g, '-'));
      mkdirSync(own);
      const from = async (name: string) => (await results.get(name)?.promise) ?? [];
      const made = await next.make({ folder: own, photo, from });
      results.get(next.name)?.resolve(made);
      await take(next.name, made);
    }
  };
  await Promise.all([lane(), lane()]);
}
