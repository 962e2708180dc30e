/** What goes to another phone, as bytes: the length of a head in JSON, the head, the resume. */
import type { Draft } from '#lib/browser/application/draft';

export interface Bundle {
  readonly draft: Draft;
  readonly file?: File;
}

interface Head {
  readonly version: 1;
  readonly draft: Draft;
  readonly file?: { readonly name: string; readonly type: string };
}

const lengthBytes = 4;

export async function pack({ draft, file }: Bundle): Promise<Uint8Array<ArrayBuffer>> {
  const head: Head = {
    version: 1,
    draft,
    ...(file && { file: { name: file.name, type: file.type } }),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, text.length);
  const blob = new Blob([length, text, ...(file ? [file] : [])]);
  return new Uint8Array(await new Response(blob).arrayBuffer());
}

/** Undefined where the bytes are none of ours. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Bundle | undefined {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const end = lengthBytes + length;
    const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, end)));
    if (head.version !== 1 || !Number.isInteger(head.draft.step)) return undefined;
    const { draft, file } = head;
    if (!file) return { draft };
    return { draft, file: new File([bytes.subarray(end)], file.name, { type: file.type }) };
  } catch {
    return undefined;
  }
}
