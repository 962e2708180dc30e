/** The programs with which people write, print, scan and rewrite resumes, each with the files that it makes. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openBrowser } from '#scripts/browser';
import { docxOf } from '#tests/parts/producers/docx';
import { flatOdtOf, htmlOf, svgOf } from '#tests/parts/producers/markup';
import { type Resume, resumeOf, textsOf } from '#tests/parts/producers/resumes';
import { plainOf, texOf, troffOf } from '#tests/parts/producers/typeset';

/** A file as somebody has it on their disk, and what is to be read of it. */
export interface Made {
  readonly file: string;
  /** In each order in which it may be read; none for a scan, which has no text. */
  readonly texts: readonly string[];
}

interface Workshop {
  /** Of this producer alone. */
  readonly folder: string;
  readonly photo: string;
  /** What another producer has made, which is rewritten here. */
  readonly from: (producer: string) => Promise<readonly Made[]>;
}

export interface Producer {
  /** What makes the files, and which of its ways. */
  readonly name: string;
  readonly make: (workshop: Workshop) => Promise<readonly Made[]>;
}

const start = promisify(execFile);

/** A program that has to succeed; nothing of it reaches the network, and each has a home of its own. */
async function run(
  { folder }: Pick<Workshop, 'folder'>,
  program: string,
  words: readonly string[],
  { input, env }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const running = start(program, words, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, QT_QPA_PLATFORM: 'offscreen', ...env },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  });
  if (input !== undefined) running.child.stdin?.end(input);
  await running;
}

const resumes = (first: number, count: number): readonly Resume[] =>
  Array.from({ length: count }, (_, at) => resumeOf(first + at));

/** Each resume written as a source; gives the paths in the same order. */
function sources(
  folder: string,
  all: readonly Resume[],
  ending: string,
  write: (resume: Resume) => string,
): readonly string[] {
  return all.map((resume) => {
    const file = join(folder, `${resume.id}.${ending}`);
    writeFileSync(file, write(resume));
    return file;
  });
}

const withEnding = (file: string, ending: string) =>
  `${basename(file).replace(/\.[^.]+$/, '')}.${ending}`;

const python = (task: 'pdfs' | 'words', workshop: Workshop, tasks: readonly object[]) =>
  run(workshop, '/usr/bin/python3', [join(process.cwd(), `tests/parts/producers/${task}.py`)], {
    input: JSON.stringify(tasks),
  });

/** Printed to PDF from a page of the web; the tags of every second file say what is a heading. */
const chromium: Producer = {
  name: 'Chromium',
  async make({ folder, photo }) {
    const browser = await openBrowser();
    const made: Made[] = [];
    const page = await browser.newPage();
    for (const [at, resume] of resumes(0, 60).entries()) {
      // From a file: a page without an address reads no picture of the disk.
      const [source = ''] = sources(folder, [resume], 'html', (each) => htmlOf(each, { photo }));
      await page.goto(`file://${source}`);
      const file = join(folder, `${resume.id}.pdf`);
      await page.pdf({
        path: file,
        preferCSSPageSize: true,
        tagged: at % 2 === 0,
        outline: at % 4 === 0,
      });
      made.push({ file, texts: textsOf(resume) });
    }
    await browser.close();
    return made;
  },
};

const weasyprint: Producer = {
  name: 'WeasyPrint',
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(100, 24);
    const file = ({ id }: Resume) => join(folder, `${id}.pdf`);
    const html = (resume: Resume) => htmlOf(resume, { photo, columns: 'table' });
    const task = (resume: Resume) => ({
      producer: 'weasyprint',
      html: html(resume),
      file: file(resume),
    });
    await python('pdfs', workshop, all.map(task));
    return all.map((resume) => ({ file: file(resume), texts: textsOf(resume) }));
  },
};

const wkhtmltopdf: Producer = {
  name: 'wkhtmltopdf',
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(200, 30);
    const files = sources(folder, all, 'html', (each) => htmlOf(each, { photo, columns: 'table' }));
    const line = (file: string) => `${file} ${withEnding(file, 'pdf')}`;
    const words = ['--quiet', '--enable-local-file-access', '--read-args-from-stdin'];
    await run(workshop, 'wkhtmltopdf', words, { input: `${files.map(line).join('\n')}\n` });
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.pdf`),
      texts: textsOf(resume),
    }));
  },
};

const tagged =
  'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"SelectPdfVersion":{"type":"long","value":"2"}}';

/** `filter`: in LibreOffice's words, `MS Word 2007 XML` say. */
const libreOffice = (
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
const savedFromWord: Producer = {
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

const engines = {
  pdftex: ['pdfTeX', 'pdflatex', 18],
  xetex: ['XeTeX', 'xelatex', 12],
  luatex: ['LuaTeX', 'lualatex', 8],
} as const;

const texEngine = (engine: keyof typeof engines, first: number): Producer => ({
  name: engines[engine][0],
  async make(workshop) {
    const { folder, photo } = workshop;
    const [, program, count] = engines[engine];
    const all = resumes(first, count);
    for (const file of sources(folder, all, 'tex', (resume) => texOf(resume, engine, photo)))
      await run(workshop, program, ['-interaction=nonstopmode', '-halt-on-error', file]);
    const withOwnName = engine !== 'pdftex';
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.pdf`),
      texts: textsOf(resume, { withOwnName }),
    }));
  },
});

const filled = [
  ['Notice period', 'Thirty days'],
  ['Expected pay', '24,000 a month'],
] as const;

/** Every third one has fields that were filled in. */
const reportLab: Producer = {
  name: 'ReportLab',
  async make(workshop) {
    const { folder, photo } = workshop;
    const all = resumes(300, 36);
    const fieldsOf = (at: number) => (at % 3 === 0 ? filled : []);
    const file = ({ id }: Resume) => join(folder, `${id}.pdf`);
    const task = (resume: Resume, at: number) => ({
      producer: 'reportlab',
      resume,
      photo,
      fields: fieldsOf(at),
      file: file(resume),
    });
    await python('pdfs', workshop, all.map(task));
    return all.map((resume, at) => {
      const fields = fieldsOf(at)
        .map((field) => field.join(' '))
        .join('\n');
      const filledIn = (text: string) =>
        text.replace(resume.contact, `${resume.contact}\n${fields}`);
      return { file: file(resume), texts: textsOf(resume, { withOwnName: false }).map(filledIn) };
    });
  },
};

const cairo: Producer = {
  name: 'Cairo and Pango',
  async make(workshop) {
    const { folder } = workshop;
    const all = resumes(400, 24);
    const file = ({ id }: Resume) => join(folder, `${id}.pdf`);
    await python(
      'pdfs',
      workshop,
      all.map((resume) => ({ producer: 'cairo', resume, file: file(resume) })),
    );
    return all.map((resume) => ({ file: file(resume), texts: textsOf(resume) }));
  },
};

const drawing: Producer = {
  name: 'librsvg (letters at places)',
  async make(workshop) {
    const { folder } = workshop;
    // One page each: a drawing has no second one.
    const all = resumes(500, 60)
      .filter((_, at) => Math.floor(at / 5) % 4 === 0)
      .slice(0, 15);
    for (const file of sources(folder, all, 'svg', svgOf))
      await run(workshop, 'rsvg-convert', ['-f', 'pdf', '-o', withEnding(file, 'pdf'), file]);
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.pdf`),
      texts: textsOf(resume, { withOwnName: false }),
    }));
  },
};

const groff: Producer = {
  name: 'groff',
  async make(workshop) {
    const { folder } = workshop;
    const all = resumes(600, 18);
    for (const [at, file] of sources(folder, all, 'ms', troffOf).entries()) {
      const out = withEnding(file, 'pdf');
      // Its own driver, and the way by PostScript.
      if (at % 2 === 0)
        await run(workshop, 'sh', ['-c', 'groff -Kutf8 -t -ms -Tpdf "$0" > "$1"', file, out]);
      else
        await run(workshop, 'sh', [
          '-c',
          'groff -Kutf8 -t -ms -Tps "$0" | ps2pdf - "$1"',
          file,
          out,
        ]);
    }
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.pdf`),
      texts: textsOf(resume, { withOwnName: false }),
    }));
  },
};

const enscript: Producer = {
  name: 'enscript',
  async make(workshop) {
    const { folder } = workshop;
    const all = resumes(700, 12);
    for (const file of sources(folder, all, 'txt', plainOf))
      await run(workshop, 'sh', [
        '-c',
        'enscript -q -B -o - "$0" | ps2pdf - "$1"',
        file,
        withEnding(file, 'pdf'),
      ]);
    return all.map((resume) => ({
      file: join(folder, `${resume.id}.pdf`),
      texts: textsOf(resume, { withOwnName: false }),
    }));
  },
};

const pandoc: Producer = {
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

const pythonDocx: Producer = {
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

const docx: Producer = {
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
const abiWord = (ending: 'pdf' | 'docx'): Producer => ({
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

/** What a program makes of PDFs of others: `IN` and `OUT` stand for the files. */
const rewritten = (
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

const pdfLib: Producer = {
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
const scan = (
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
