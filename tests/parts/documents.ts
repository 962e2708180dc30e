/** Programs that accountants, offices and phones have read what people print, save and open. */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attendancePath, deskCertificatePath, deskPaymentPath } from '#data/addresses/desk-routes';
import { apiRoutes, certificatePath, routes } from '#data/addresses/routes';
import { ask } from '#tests/hosts/visitor';
import { type Cleanup, definePart } from '#tests/parts/part';
import { openPrinter } from '#tests/parts/printed';
import { newFolder, output, run } from '#tests/parts/programs';
import { publicSettings } from '#tests/parts/public-site';
import { publicStory } from '#tests/parts/public-story';

const invoice = 'HOA/26-27/00001';
const resume = {
  basics: { name: 'க்ஷேத்திரபாலன் Sample', label: 'Accounts', email: 'sample@example.com' },
  work: [
    {
      name: 'Sample Logistics',
      position: 'Senior accountant',
      startDate: '2022-04',
      highlights: ['Matched GSTR-2B for 3 clients, 450 bills a month'],
    },
  ],
  education: [{ institution: 'Sample College', studyType: 'M.Com', endDate: '2018' }],
};
const templates = 'public/templates';

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'documents');
  const story = await publicStory();
  const { creditNote } = await story.act(story.known('reference of Chitra'), {
    action: 'refund',
    payment: invoice,
    amount: '1000',
    reason: 'Agreed on the phone',
    paidBack: 'UTR2',
  });
  const certificate = story.known('certificate');
  const print = await openPrinter(cleanup, story);
  const pages = {
    invoice: deskPaymentPath(invoice.replaceAll('/', '-')),
    'credit note': deskPaymentPath(String(creditNote).replaceAll('/', '-')),
    certificate: deskCertificatePath(certificate),
    'check of a certificate': certificatePath(certificate),
    'attendance sheet': attendancePath('sample1'),
  };
  const save = (name: string, bytes: Buffer) => {
    const file = join(folder, name.replaceAll(' ', '-'));
    writeFileSync(file, bytes);
    return file;
  };
  const printed: Record<string, string> = {};
  for (const [name, path] of Object.entries(pages))
    printed[name] = save(`${name}.pdf`, await print(path));
  const make = async (format: string) => {
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(resume),
    };
    const { status, bytes } = await ask(
      story.origin,
      `${apiRoutes.resume}?format=${format}`,
      asked,
    );
    assert.equal(status, 200, `a resume as ${format}`);
    return save(`resume.${format}`, bytes);
  };
  const table = save(
    'payments.csv',
    (await story.read(`${routes.deskPaymentsCsv}?month=2026-12`)).bytes,
  );
  const ofLibrary = (ending: string) =>
    readdirSync(templates)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(templates, name));
  const [resumePdf, resumeWord] = [await make('pdf'), await make('docx')];
  return { folder, printed, certificate, creditNote, resumePdf, resumeWord, table, ofLibrary };
}

type Context = Awaited<ReturnType<typeof prepare>>;

const pdfs = ({ printed, resumePdf, ofLibrary }: Context) => [
  ...Object.values(printed),
  resumePdf,
  ...ofLibrary('.pdf'),
];

const textOf = (pdf: string | undefined) =>
  output('pdftotext', ['-layout', pdf ?? '', '-']).replaceAll(/[\s ]+/g, ' ');

function codesIn(pdf: string): string[] {
  const picture = pdf.replace('.pdf', '');
  output('pdftoppm', ['-r', '150', '-png', '-singlefile', pdf, picture]);
  const { stdout } = run('zbarimg', ['--raw', '-q', `${picture}.png`]);
  return stdout.trim().split('\n');
}

/** Opened in LibreOffice and saved in another format; several files at once. */
function converted({ folder }: Context, format: string, files: readonly string[]): string[] {
  const place = join(folder, `as-${format}`);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  output('soffice', [profile, '--headless', '--convert-to', format, '--outdir', place, ...files]);
  return files.map((file) => join(place, `${basename(file).replace(/\.\w+$/, '')}.${format}`));
}

interface Workbook {
  readonly cells: number;
  readonly formulas: number;
  readonly errors: readonly string[];
  readonly texts: readonly string[];
}

const readWorkbooks = (files: readonly string[]): Readonly<Record<string, Workbook>> =>
  JSON.parse(output('/usr/bin/python3', ['tests/parts/readers/workbooks.py', ...files]));

export const documents = definePart<Context>({
  name: 'documents',
  packages: [
    'chromium',
    'poppler-utils',
    'qpdf',
    'zbar-tools',
    'python3-openpyxl',
    'libreoffice-calc-nogui',
    'libreoffice-writer-nogui',
    'fonts-noto-core',
  ],
  holds:
    'invoices, credit notes, certificates, attendance sheets, resumes, workbooks and tables open elsewhere as they are meant',
  prepare,
  checks: {
    'qpdf --check finds nothing wrong in any PDF, printed or written': (context) => {
      for (const file of pdfs(context)) {
        const { status, stdout, stderr } = run('qpdf', ['--check', file]);
        assert.equal(status, 0, `${basename(file)}: ${stdout}${stderr}`);
      }
    },
    'each PDF is of A4 pages and brings every letter with it': (context) => {
      for (const file of pdfs(context)) {
        assert.match(output('pdfinfo', [file]), /Page size:.*A4/, basename(file));
        const [, , ...fonts] = output('pdffonts', [file]).trim().split('\n');
        assert.ok(fonts.length > 0, `${basename(file)} has no letters`);
        for (const font of fonts)
          assert.match(font, / yes yes (?:yes|no) +\d+ +0$/, `${basename(file)}: ${font}`);
      }
    },
    'an invoice is one page, with its number, both parties, the tax and the sum as text': ({
      printed,
    }) => {
      const text = textOf(printed.invoice);
      const { LEGAL_NAME, GSTIN } = publicSettings;
      for (const each of [invoice, LEGAL_NAME, GSTIN, 'Chitra', 'CGST', 'SGST', '12,213'])
        assert.ok(text.includes(each), `"${each}" in: ${text}`);
      assert.match(output('pdfinfo', [printed.invoice ?? '']), /Pages: +1\n/);
    },
    'a credit note names its invoice, its reason and its sum': ({ printed, creditNote }) => {
      const text = textOf(printed['credit note']);
      for (const each of [String(creditNote), invoice, 'Agreed on the phone', '1,000'])
        assert.ok(text.includes(each), `"${each}" in: ${text}`);
      assert.match(output('pdfinfo', [printed['credit note'] ?? '']), /Pages: +1\n/);
    },
    'zbarimg reads the address of its check in the code of a printed certificate, which is one page':
      ({ printed, certificate }) => {
        const address = `${publicSettings.SITE_URL}${certificatePath(certificate)}`;
        assert.deepEqual(codesIn(printed.certificate ?? ''), [address]);
        assert.match(output('pdfinfo', [printed.certificate ?? '']), /Pages: +1\n/);
      },
    'an attendance sheet has its batch and its days as text': ({ printed }) => {
      const text = textOf(printed['attendance sheet']);
      for (const each of ['AcSS 1', 'Chennai'])
        assert.ok(text.includes(each), `"${each}" in: ${text}`);
    },
    'a resume says the same as a PDF and as a Word file that LibreOffice opens': (context) => {
      const [asPdf = ''] = converted(context, 'pdf', [context.resumeWord]);
      for (const each of [
        'Sample Logistics',
        'Senior accountant',
        'Matched GSTR-2B',
        'M.Com',
        '2018',
      ])
        for (const file of [context.resumePdf, asPdf])
          assert.ok(textOf(file).includes(each), `"${each}" in ${basename(file)}`);
    },
    'LibreOffice opens each Word file of the library, none of them empty': (context) => {
      const files = context.ofLibrary('.docx');
      assert.ok(files.length > 0);
      for (const file of converted(context, 'pdf', files))
        assert.ok(textOf(file).length > 500, basename(file));
    },
    'openpyxl opens each workbook of the library: formulas, and no cell in error': ({
      ofLibrary,
    }) => {
      const read = Object.entries(readWorkbooks(ofLibrary('.xlsx')));
      assert.ok(read.length > 0);
      for (const [file, { cells, errors }] of read) {
        assert.ok(cells > 50, `${basename(file)}: ${cells} cells`);
        assert.deepEqual(errors, [], basename(file));
      }
      assert.ok(read.some(([, { formulas }]) => formulas > 50));
    },
    'LibreOffice opens the table of payments: no cell of it is worked out, and every invoice is in it':
      (context) => {
        const [workbook = ''] = converted(context, 'xlsx', [context.table]);
        const read = readWorkbooks([workbook])[workbook];
        assert.equal(read?.formulas, 0);
        for (const each of [invoice, String(context.creditNote)])
          assert.ok(read?.texts.includes(each), `"${each}" in ${read?.texts.join(' | ')}`);
      },
  },
});
