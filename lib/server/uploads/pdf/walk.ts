import { PDFArray, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { dictOf } from '#lib/server/uploads/pdf/model';

/** Each dictionary within an object, its own first; what it only refers to stands elsewhere. */
export function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  const open: PDFObject[] = [object];
  for (let each = open.pop(); each; each = open.pop()) {
    const dict = dictOf(each);
    if (dict) {
      yield dict;
      for (const value of dict.values()) open.push(value);
    } else if (each instanceof PDFArray) for (const value of each.asArray()) open.push(value);
  }
}
