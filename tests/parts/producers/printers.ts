/** Each of these programs prints or typesets a PDF in its own way. */
import { join } from 'node:path';
import { openBrowser } from '#scripts/browser';
import { htmlOf, svgOf } from '#tests/parts/producers/markup';
import { type Resume, textsOf } from '#tests/parts/producers/resumes';
import { plainOf, texOf, troffOf } from '#tests/parts/producers/typeset';
import {
  type Made,
  type Producer,
  python,
  resumes,
  run,
  sources,
  withEnding,
} from '#tests/parts/producers/workshop';

/** Printed to PDF from a page of the web; the tags of every second file say what is a heading. */
export const chromium: Producer = {
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

export const weasyprint: Producer = {
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

export const wkhtmltopdf: Producer = {
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

const engines = {
  pdftex: ['pdfTeX', 'pdflatex', 18],
  xetex: ['XeTeX', 'xelatex', 12],
  luatex: ['LuaTeX', 'lualatex', 8],
} as const;

export const texEngine = (engine: keyof typeof engines, first: number): Producer => ({
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
export const reportLab: Producer = {
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

export const cairo: Producer = {
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

export const drawing: Producer = {
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

export const groff: Producer = {
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

export const enscript: Producer = {
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
