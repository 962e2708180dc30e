/** Honest resumes as people's own programs write, print, scan and rewrite them: none is turned away, and all are read as they are meant. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apiRoutes } from '#data/addresses/routes';
import { checkResume } from '#lib/applications/files';
import { resumeTypeOf } from '#lib/applications/views';
import {
  inspect,
  inspectionWorkerSource,
  inspectionWorkerStarter,
} from '#lib/platform/files/inspection/inspection';
import { processState } from '#lib/platform/values/process-state';
import { ask, visitor } from '#tests/hosts/visitor';
import { type Cleanup, definePart } from '#tests/parts/part';
import { produce, producers } from '#tests/parts/producers/programs';
import { leastShared, orderShared } from '#tests/parts/producers/resumes';
import type { Made } from '#tests/parts/producers/workshop';
import { newFolder, until } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';

interface Judged {
  readonly producer: string;
  readonly file: string;
  readonly isScan: boolean;
  /** `attached`, why it is held, or what the applicant would be told. */
  readonly verdict: string;
  /** The share of its text that is in the source in the same order, 0 to 1; 1 for a scan without text. */
  readonly shared: number;
  readonly hasPicture: boolean;
}

async function judge(producer: string, { file, texts }: Made): Promise<Judged> {
  const data = readFileSync(file);
  const checked = await checkResume({ name: basename(file), size: data.length, data });
  const isScan = texts.length === 0;
  const about = { producer, file: `${producer}, ${basename(file)}`, isScan };
  if ('error' in checked)
    return {
      ...about,
      verdict: String(checked.error.errors?.resume),
      shared: 0,
      hasPicture: false,
    };
  const verdict = checked.ok.file.held ?? 'attached';
  const kind = resumeTypeOf(checked.ok.file);
  assert.ok(kind, about.file);
  const read = await inspect('read', { bytes: Uint8Array.from(data), type: kind });
  const found = 'ok' in read ? read.ok : undefined;
  const lines = found?.found === 'text' ? found.parts.flat().map(({ text }) => text) : [];
  const shared = isScan ? Number(lines.length === 0) : orderShared(texts, lines.join('\n'));
  const rendered =
    kind === 'pdf' && (await inspect('draw', { bytes: Uint8Array.from(data), type: kind }));
  return {
    ...about,
    verdict,
    shared,
    hasPicture: rendered && 'ok' in rendered && rendered.ok !== undefined,
  };
}

async function prepare(cleanup: Cleanup) {
  processState.startInspectionWorker = inspectionWorkerStarter(
    join(process.cwd(), inspectionWorkerSource),
  );
  cleanup.defer(async () => processState.inspectionPool?.close());
  const folder = await newFolder(cleanup, 'producers');
  const judged: Judged[] = [];
  const first = new Map<string, string>();
  await produce(folder, async (producer, made) => {
    const [one] = made;
    if (one) first.set(producer, one.file);
    for (const each of made) judged.push(await judge(producer, each));
  });
  return { judged, first, site: await openPublicSite(cleanup) };
}

type Context = Awaited<ReturnType<typeof prepare>>;

const fewestFiles = 500;

const listed = (some: readonly Judged[], words: (each: Judged) => string) =>
  some.map((each) => `${each.file}: ${words(each)}`).join('; ');

export const resumeProducers = definePart<Context>({
  name: 'producers',
  packages: [
    ...([
      'chromium',
      'poppler-utils',
      'qpdf',
      'libreoffice-writer-nogui',
      'fonts-noto-core',
    ] as const),
    ...([
      'fonts-lohit-taml',
      'fonts-lohit-telu',
      'ghostscript',
      'mupdf-tools',
      'enscript',
    ] as const),
    ...(['texlive-latex-base', 'texlive-xetex', 'texlive-luatex', 'lmodern', 'groff'] as const),
    ...(['weasyprint', 'wkhtmltopdf', 'python3-reportlab', 'python3-docx', 'pandoc'] as const),
    ...(['python3-cairo', 'python3-gi-cairo', 'gir1.2-pango-1.0', 'librsvg2-bin'] as const),
    ...(['abiword', 'img2pdf', 'imagemagick'] as const),
  ],
  modules: ['docx', '@cantoo/pdf-lib'],
  holds: `more than ${fewestFiles} honest resumes by ${producers.length} producers are attached, and read in the order in which they were written`,
  prepare,
  checks: {
    'each producer makes its files, more than 500 in all': ({ judged }) => {
      for (const { name } of producers)
        assert.ok(
          judged.some(({ producer }) => producer === name),
          name,
        );
      assert.ok(judged.length > fewestFiles, `${judged.length} files`);
    },
    'none is refused or held: each is attached': ({ judged }) => {
      const others = judged.filter(({ verdict }) => verdict !== 'attached');
      assert.equal(
        listed(others, ({ verdict }) => verdict),
        '',
      );
    },
    'each text is read as it was written: 95 of 100 words in the same order': ({ judged }) => {
      const wrong = judged.filter(({ isScan, shared }) => !isScan && shared < leastShared);
      assert.equal(
        listed(wrong, ({ shared }) => shared.toFixed(3)),
        '',
      );
    },
    'a scan has no text, and each PDF has a picture of its page': ({ judged }) => {
      const scans = judged.filter(({ isScan }) => isScan);
      assert.ok(scans.length > 0);
      for (const { file, shared } of scans) assert.equal(shared, 1, file);
      const pdfs = judged.filter(({ file }) => file.endsWith('.pdf'));
      for (const { file, hasPicture } of pdfs) assert.ok(hasPicture, file);
    },
    'the site takes one of each producer, and the team gets it byte by byte': async ({
      first,
      site,
    }) => {
      for (const [at, [producer, file]] of [...first].entries()) {
        const email = `producer-${at}@visitor.example.in`;
        const data = readFileSync(file);
        const { status, body } = await ask(site.origin, apiRoutes.application, {
          method: 'POST',
          headers: { 'content-type': type, accept: 'application/json' },
          body: multipart([
            formData({ email, mobile: `98400${10_000 + at}` }),
            resumePart(data, basename(file)),
          ]),
          from: visitor(at),
          timeoutMs: 60_000,
        });
        assert.equal(status, 200, `${producer}: ${body}`);
        const [reference = ''] = /HOA-\w{4}-\w{3}/.exec(body) ?? [];
        await until(`the team has the mail about ${producer}`, 60, () =>
          site.mail.received.some(
            ({ mail, recipients }) =>
              recipients.includes(publicSettings.MAIL_TO) &&
              `${mail.subject} ${mail.text}`.includes(reference) &&
              mail.attachments.some(({ content }) =>
                data.equals(Buffer.from(content as ArrayBuffer)),
              ),
          ),
        );
      }
    },
  },
});
