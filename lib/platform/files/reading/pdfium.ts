/**
 * PDFium, the reader of PDFs that Chromium has, as WebAssembly: it sees nothing but its own memory, runs no scripts of
 * a file and fetches nothing. Only for threads that inspect.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** A scan of 12 megapixels takes half of it; pages of text take 17 MB. */
const mostBytes = 80 * 1024 * 1024;
const pageBytes = 64 * 1024;

let opening: Promise<WrappedPdfiumModule> | undefined;

/** FPDF_GetLastError: fpdfview.h. */
const passwordNeeded = 4;
const certificateNeeded = 5;

type Closed = 'locked' | 'unreadable';

/** Hands `work` the opened document, or `closed` why there is none. A module that failed is not used again. */
export async function withDocument<T>(
  data: Uint8Array,
  work: (pdfium: WrappedPdfiumModule, document: number) => T,
  closed: (why: Closed) => T,
): Promise<T> {
  opening ??= open();
  try {
    const pdfium = await opening;
    const at = allocate(pdfium, data.length);
    try {
      memoryOf(pdfium).set(data, at);
      const document = pdfium.FPDF_LoadMemDocument(at, data.length, '');
      if (document === 0) {
        const error = pdfium.FPDF_GetLastError();
        const isLocked = error === passwordNeeded || error === certificateNeeded;
        return closed(isLocked ? 'locked' : 'unreadable');
      }
      try {
        return work(pdfium, document);
      } finally {
        pdfium.FPDF_CloseDocument(document);
      }
    } finally {
      pdfium.pdfium.wasmExports.free(at);
    }
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

/** As it is now: it moves when it grows. Emscripten's own types are no part of the package. */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;

export function allocate({ pdfium }: WrappedPdfiumModule, bytes: number): number {
  const at = pdfium.wasmExports.malloc(bytes);
  if (at === 0) throw new Error('more than PDFium may take');
  return at;
}

async function open(): Promise<WrappedPdfiumModule> {
  limitGrowth();
  const { init } = await import('@embedpdf/pdfium');
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({
    wasmBinary: wasm.buffer as ArrayBuffer,
    print: () => {},
    printErr: () => {},
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

const { grow } = WebAssembly.Memory.prototype;

/** The program itself would take up to 2 GB; a refusal is to it as if the machine had no more. */
function limitGrowth(): void {
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > mostBytes)
      throw new RangeError('more than PDFium may take');
    return grow.call(this, pages);
  };
}
