/** It is a PDF that we made ourselves. */
import { copyOf, linesOf, resumeTypeOf } from '#lib/applications/views';
import type { Store } from '#lib/platform/db/store';
import type { Line } from '#lib/platform/files/reading/reading';
import type { FileRecord } from '#lib/platform/files/schema';
import type { Section, Sheet } from '#lib/resume/rules/sections';
import { writtenResume } from '#lib/resume/worker/worker';

/**
 * A PDF becomes pictures of its pages, a Word file its text. `busy` where too many wait, `undefined` for an
 * unreadable file. `visitor` is the address of the client: its network has a share of the thread that writes.
 */
export async function safeCopy(
  store: Pick<Store, 'findFile'>,
  file: FileRecord,
  visitor: string,
): Promise<Uint8Array | 'busy' | undefined> {
  if (resumeTypeOf(file) === 'pdf') return copyOf(store, file);
  const lines = await linesOf(store, file);
  return lines === 'busy' || !lines ? lines : written(lines, visitor);
}

/** Halved until it fits the two pages that are written. */
const mostTries = 5;

async function written(
  lines: readonly Line[],
  visitor: string,
): Promise<Uint8Array | 'busy' | undefined> {
  let taken = lines;
  for (let tries = 0; tries < mostTries && taken.length > 0; tries += 1) {
    const sheet = sheetOf(taken, taken.length < lines.length);
    const made = await writtenResume({ sheet, format: 'pdf' }, visitor);
    if (made === 'busy') return 'busy';
    if (made === 'failed') return undefined;
    if ('bytes' in made) return made.bytes;
    taken = taken.slice(0, Math.floor(taken.length / 2));
  }
  return undefined;
}

const rest = 'The resume goes on: ask us for the rest.';

function sheetOf(lines: readonly Line[], isCut: boolean): Sheet {
  const sections: { heading: string; bullets: string[] }[] = [];
  for (const { text, isHeading } of lines) {
    const last = sections.at(-1);
    if (isHeading || !last) sections.push({ heading: text, bullets: [] });
    else last.bullets.push(text.replace(/^•\s*/, ''));
  }
  if (isCut) sections.at(-1)?.bullets.push(rest);
  return {
    template: 'experienced',
    name: 'Resume',
    headline: '',
    contact: 'The text of the file that was sent to us',
    summary: '',
    sections: sections.map(
      (section): Section => ({ ...section, items: [], paragraph: '', field: '' }),
    ),
  };
}
