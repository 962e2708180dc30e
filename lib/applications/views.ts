/** Pages of a resume as pictures: made when somebody first asks, one at a time, and stored as long as the file. */
import type { Store } from '#lib/platform/db/store';
import { inspect, type ResumeType } from '#lib/platform/files/inspection/inspection';
import type { Line } from '#lib/platform/files/reading/reading';
import type { FileRecord } from '#lib/platform/files/schema';
import { processState } from '#lib/platform/values/process-state';

const types: Readonly<Record<string, ResumeType>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** `undefined` for a type that is no resume. */
export const resumeTypeOf = ({ type }: Pick<FileRecord, 'type'>): ResumeType | undefined =>
  types[type];

/** The limit of pictures for one resume; the rest can be read in its text. */
export const mostPictures = 8;

type PictureStore = Pick<Store, 'findFile' | 'findPagePicture' | 'storePagePicture'>;

/** Pictures that wait to be made: one page of each resume that is open on the desks of a team. */
const mostWaiting = 24;

interface PictureLine {
  waiting: number;
  last: Promise<unknown>;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    pictureLine?: PictureLine;
  }
}

/** One after the other, so that an upload always has the other thread to itself; `busy` where too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | 'busy'> {
  processState.pictureLine ??= { waiting: 0, last: Promise.resolve() };
  const line = processState.pictureLine;
  if (line.waiting >= mostWaiting) return 'busy';
  line.waiting += 1;
  const turn = line.last.then(work);
  line.last = turn
    .catch(() => undefined)
    .finally(() => {
      line.waiting -= 1;
    });
  return turn;
}

/** PNG of a page, from 1; `undefined` where there is none. Rejects where the store does. */
export async function pictureOf(
  store: PictureStore,
  file: FileRecord,
  page: number,
): Promise<Uint8Array | 'busy' | undefined> {
  // An infected file is not opened.
  if (file.scan === 'infected' || resumeTypeOf(file) !== 'pdf') return undefined;
  if (page > mostPictures) return undefined;
  const stored = await store.findPagePicture(file.id, page);
  if (stored) return stored;
  return inTurn(async () => {
    // Whoever waited before may have asked for the same.
    const made =
      (await store.findPagePicture(file.id, page)) ?? (await renderPicture(store, file, page));
    return made;
  });
}

async function renderPicture(store: PictureStore, file: FileRecord, page: number) {
  const whole = await store.findFile(file.id);
  if (!whole) return undefined;
  const bytes = Uint8Array.from(whole.data);
  const picture = await inspect('draw', { bytes, type: 'pdf', page });
  if (!('ok' in picture)) return picture.unread === 'late' ? 'busy' : undefined;
  if (picture.ok) await store.storePagePicture(file.id, page, picture.ok);
  return picture.ok;
}

/** `undefined` where no text can be read. */
export async function linesOf(
  store: Pick<Store, 'findFile'>,
  file: FileRecord,
): Promise<readonly Line[] | 'busy' | undefined> {
  const type = resumeTypeOf(file);
  if (file.scan === 'infected' || !type) return undefined;
  return inTurn(async () => {
    const whole = await store.findFile(file.id);
    if (!whole) return undefined;
    const read = await inspect('read', { bytes: Uint8Array.from(whole.data), type });
    if (!('ok' in read)) return read.unread === 'late' ? 'busy' : undefined;
    return read.ok.found === 'text' ? read.ok.parts.flat() : undefined;
  });
}

/** A PDF of the pictures of its pages, for who must not get the file; `undefined` for what has none. */
export async function copyOf(
  store: Pick<Store, 'findFile'>,
  file: FileRecord,
): Promise<Uint8Array | 'busy' | undefined> {
  if (file.scan === 'infected' || resumeTypeOf(file) !== 'pdf') return undefined;
  return inTurn(async () => {
    const whole = await store.findFile(file.id);
    if (!whole) return undefined;
    const copy = await inspect('copy', { bytes: Uint8Array.from(whole.data), type: 'pdf' });
    if ('ok' in copy) return copy.ok;
    return copy.unread === 'late' ? 'busy' : undefined;
  });
}
