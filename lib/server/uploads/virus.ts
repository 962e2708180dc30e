/** Asks ClamAV's daemon about a file: the INSTREAM command, https://docs.clamav.net/manual/Usage/Scanning.html */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** `away`: no answer, or one that says nothing about the file. */
export type Scan = 'clean' | 'infected' | 'away';

const chunkBytes = 256 * 1024;

/** `place` is a socket's path, or host:port. Waits `timeoutMs` at most. */
export async function scan(data: Uint8Array, place: string, timeoutMs = 5_000): Promise<Scan> {
  const socket = place.startsWith('/') ? connect(place) : connect(portOf(place));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner is silent')));
  const cut = setTimeout(() => socket.destroy(new Error('the scanner is slow')), timeoutMs);
  try {
    const answered = text(socket);
    socket.write('zINSTREAM\0');
    for (let at = 0; at < data.length; at += chunkBytes) {
      const chunk = data.subarray(at, at + chunkBytes);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(lengthOf(new Uint8Array()));
    const answer = (await answered).replace(/\0/g, '').trim();
    if (/^stream: OK$/.test(answer)) return 'clean';
    return /^stream: .* FOUND$/.test(answer) ? 'infected' : 'away';
  } catch {
    return 'away';
  } finally {
    clearTimeout(cut);
    socket.destroy();
  }
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function portOf(place: string): { readonly host: string; readonly port: number } {
  const colon = place.lastIndexOf(':');
  return {
    host: place.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(place.slice(colon + 1)),
  };
}
