import { deflateSync } from 'node:zlib';
import {
  objectStream,
  packedPdf,
  pdfWith,
  resume,
  resumePdf,
  stream,
} from '#tests/platform/files/pdf/builder';
import { opens, packed, script } from '#tests/platform/files/pdf/script';
import { edited } from '#tests/platform/files/samples';

const breaks = (from: string | RegExp, to: string) => edited(resumePdf(), from, to);

/** Each is read in one way by one program and in another by the next, or by none. */
export const unreadable: Readonly<Record<string, Buffer>> = {
  'an object stream packed in a way that nobody knows': packed('/Filter /Secret', deflateSync),
  'an object stream packed as a picture': packed('/Filter /DCTDecode', deflateSync),
  'an object stream that is broken': packed('/Filter /FlateDecode', (data) =>
    deflateSync(data).subarray(0, 12),
  ),
  'an object stream that unpacks to 40 MB': packed('/Filter /FlateDecode', (data) =>
    deflateSync(Buffer.concat([data, Buffer.alloc(40_000_000, ' ')])),
  ),
  'an object stream of another length than it tells': edited(
    packed('', (data) => data),
    /(ObjStm[^>]*Length )\d+/,
    '$110',
  ),
  'an object stream with more than its list tells': packed('', (data) =>
    Buffer.concat([data, Buffer.from(script)]),
  ),
  'an object stream in an object stream': packedPdf(
    resume('', '', { 9: objectStream([[10, script]]) }),
    { packed: [9] },
  ),
  'a key that stands twice': resumePdf(
    '/OpenAction [3 0 R /Fit] /OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
  ),
  'a name with a zero in it': resumePdf('', '', { 9: '<< /S /Launch#00 >>' }),
  'a comment within the number of an object': edited(opens(script), '9 0 obj', '9 %\n0 %x\nobj'),
  'an object without an end': breaks('endobj\n2 0', '\n2 0'),
  'an object that is no object': resumePdf('', '', { 9: '<< /A @ >>' }),
  'brackets without an end': resumePdf('', '', { 9: '['.repeat(200_000) }),
  'a text that breaks off': resumePdf('', '', { 9: `($'a'.repeat(1000)` }),
  'references in a ring': resumePdf('', '', { 9: '<< /A 10 0 R >>', 10: '11 0 R', 11: '10 0 R' }),
  'pages that come back to themselves': resumePdf('', '', {
    2: '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    6: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
  }),
  'pages that are their own branch, again and again': resumePdf('', '', {
    2: `<< /Type /Pages /Kids [3 0 R ${'2 0 R '.repeat(2_000)}] /Count 2001 >>`,
  }),
  'fields that come back to themselves': resumePdf('/AcroForm << /Fields [8 0 R] >>', '', {
    8: '<< /FT /Tx /T (a) /Kids [9 0 R] >>',
    9: '<< /Parent 8 0 R /T (b) /Kids [8 0 R] >>',
  }),
  'names of places that come back to themselves': resumePdf('/Names << /Dests 9 0 R >>', '', {
    9: '<< /Kids [9 0 R] >>',
  }),
  'no page': pdfWith({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [] /Count 0 >>',
  }),
  'no catalogue': pdfWith({ 3: '<< /Type /Page >>' }),
  'half of it': resumePdf().subarray(0, 200),
};

const plain = resumePdf();
const behind = (tail: string) => Buffer.concat([plain, Buffer.from(tail, 'latin1')]);
const before = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), plain]);

/** Each is a file of another kind too. */
export const polyglots: Readonly<Record<string, Buffer>> = {
  'a page of the web before it': before('<html><script>alert(1)</script>\n'),
  'a page of the web behind text': before('Resume\n<script>alert(1)</script>\n'),
  'a page of the web in its first line': breaks(
    '%PDF-1.4\n',
    '%PDF-1.4 <script>alert(1)</script>\n',
  ),
  'a page of the web behind it': behind('<html><body onload=alert(1)>'),
  'a page of the web in a comment': pdfWith(resume(), {
    trailer: '',
    tail: '%<script>alert(1)</script>\n',
  }),
  'a zip behind it': behind('PK\x03\x04a.txt\nPK\x05\x06\0\0'),
  'a zip in a stream': resumePdf('', '', { 9: stream('', `$textPK\x03\x04aPK\x05\x06a`) }),
  'a document that Word opens behind it': behind(
    'MIME-Version: 1.0\nContent-Type: multipart/related\n',
  ),
  'a program of PHP behind it': behind('<?php system($_GET[0]); ?>'),
  'a PostScript program': before('%!PS-Adobe-3.0\n'),
  'a picture (GIF)': before('GIF89a\n'),
  'a picture (PNG)': before('\x89PNG\r\n'),
  'a zip': before('PK\x03\x04'),
  'a program of Windows': before('MZ'),
  'a script': before('#!/bin/sh\n'),
  'a document (old)': before('\xd0\xcf\x11\xe0'),
};
