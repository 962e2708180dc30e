/**
 * A multipart plugin for formidable that looks for boundaries by the block: formidable's own parser tells of every `\r`,
 * and 5 MB of them hold the thread for eight seconds. What formidable does with a part stays formidable's.
 */
import { Stream } from 'node:stream';
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy';
import type formidable from 'formidable';
import type { PluginFunction } from 'formidable';

/** What a plugin of formidable 3 sets and calls beyond its types. */
type PluggedForm = ReturnType<typeof formidable> & {
  headers: { readonly 'content-type': string };
  type: string;
  ended: boolean;
  _parser: BusboyInstance;
  _error(error: unknown): void;
  _maybeEnd(): void;
};

interface Told {
  /** The parser is what gives way: formidable writes without asking it. */
  begun(parser: BusboyInstance): void;
  /** More parts than the limits allow, or a text longer than them. */
  tooLarge(): void;
  /** A part whose content is encoded (RFC 7578, 4.7: nobody does any more). */
  encoded(): void;
  /** So many bytes of a file's content, whether anybody keeps it or not. */
  content(bytes: number): void;
}

const plainEncodings = ['7bit', '8bit', 'binary'];

/** `isFile` tells a part that is a file from one that is a text. */
export const multipartByBlock =
  (
    limits: NonNullable<BusboyConfig['limits']>,
    isFile: NonNullable<BusboyConfig['isPartAFile']>,
    told: Told,
  ): PluginFunction =>
  (plugged) => {
    const form = plugged as PluggedForm;
    form.type = 'multipart';
    const parser = new Busboy({ headers: form.headers, limits, isPartAFile: isFile });
    let openFiles = 0;
    let finished = false;
    const endWhenDone = () => {
      if (!finished || openFiles > 0) return;
      form.ended = true;
      form._maybeEnd();
    };
    const begin = (name: string, mimetype: string | null, originalFilename: string | null) => {
      const part = Object.assign(new Stream(), { name, mimetype, originalFilename });
      return { part, ready: form.onPart(part) };
    };
    parser.on('field', (name, value, _nameCut, cut) => {
      if (cut) return told.tooLarge();
      const { part } = begin(name ?? '', null, null);
      part.emit('data', Buffer.from(value));
      part.emit('end');
    });
    parser.on('file', (name, stream, filename, encoding, mimetype) => {
      if (!plainEncodings.includes(encoding)) told.encoded();
      openFiles++;
      // Its end is told by the parser.
      stream.on('error', () => undefined);
      stream.on('end', () => {
        openFiles--;
        endWhenDone();
      });
      const { part, ready } = begin(name ?? '', mimetype || 'application/octet-stream', filename);
      // formidable listens once its file is open; a part that it passes over is read past.
      Promise.resolve(ready).then(
        () => {
          stream.on('end', () => part.emit('end'));
          stream.on('data', (chunk: Buffer) => {
            told.content(chunk.length);
            part.emit('data', chunk);
          });
        },
        (error) => form._error(error),
      );
    });
    parser.on('partsLimit', told.tooLarge);
    parser.on('finish', () => {
      finished = true;
      endWhenDone();
    });
    told.begun(parser);
    form._parser = parser;
  };
