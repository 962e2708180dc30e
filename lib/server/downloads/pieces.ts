/** A file of the store on its way to one reader: piece by piece, each read when the one before has left. */

/** A file of 7 MB takes 28 reads of the store, of some 4 ms each with SQLite, which walks the whole row. */
export const pieceBytes = 256 * 1024;

export interface Pieces {
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** So many bytes from there on; `undefined` where the file is gone meanwhile. */
  read(from: number, length: number): Promise<Uint8Array | undefined>;
  /** Nothing more is read after it; whoever reads has to be hung up on. */
  readonly signal: AbortSignal;
  /** So many bytes have left: the last piece counts when the next one is asked for. */
  progress(bytes: number): void;
  /** Once: everything was given, or the reader is gone, or it broke off. */
  onEnd(how: 'whole' | 'gone' | 'broken'): void;
}

/** Holds one piece at most. It breaks off where the file ends early, and when the signal says so. */
export function streamPieces({ size, read, signal, progress, onEnd }: Pieces) {
  let given = 0;
  let ended = false;
  const end = (how: Parameters<typeof onEnd>[0]) => {
    if (ended) return;
    ended = true;
    onEnd(how);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(out) {
        signal.addEventListener('abort', () => {
          if (!ended) out.error(new Error('a download was cut off'));
          end('broken');
        });
      },
      async pull(out) {
        progress(given);
        const piece = await read(given, Math.min(pieceBytes, size - given)).catch((error) => {
          end('broken');
          throw error;
        });
        if (ended) return;
        if (!piece || piece.length === 0) {
          end('broken');
          return out.error(new Error('a file ended early'));
        }
        given += piece.length;
        out.enqueue(piece);
        if (given < size) return;
        out.close();
        end('whole');
      },
      cancel: () => end('gone'),
    },
    { highWaterMark: 0 },
  );
}
