import { packedPdf, resume, resumePdf } from '#tests/platform/files/pdf/builder';

export const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
export const elsewhere = '<< /S /URI /URI (https://a.example/) >>';
export const opening = '/OpenAction 9 0 R';
export const opens = (object: string) => resumePdf(opening, '', { 9: object });
export const packed = (dict: string, pack: (content: Buffer) => Buffer, more = {}) =>
  packedPdf(resume(opening, '', { 9: script, ...more }), { packed: [9], dict, pack });
