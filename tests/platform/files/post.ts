import { randomUUID } from 'node:crypto';

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

export const answers = {
  name: 'Meena Iyer',
  mobile: '9840012345',
  email: 'meena@example.com',
  gender: 'Female',
  age: 24,
  location: 'Chennai',
  address: '12 Gandhi Street, Chennai',
  employeeStatus: { status: 'Currently unemployed' },
  workPreference: 'Full-Time On-Site',
  experience: '0-1 years',
  education: ['B.Com'],
  languages: { speak: ['Tamil', 'English'], read: ['English'], write: ['English'] },
  skills: { selectedSkills: ['Tally data entry', 'Excel'], confirmed: true },
  salary: { lastSalary: '15000', salaryRange: '₹18,000-22,000 per month' },
  rateskills: { accounting: 7, tds: 3, tally: 9, payroll: 0, gst: 5, vat: 1, finalization: 10 },
  certifications: ['ACSS 1 - business-book keeping'],
};

const boundary = '----hoa7MA4YWxkTrZu0gW';

export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, filename, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    filename === undefined && type === undefined
      ? ''
      : `\r\ncontent-type: ${type ?? 'application/octet-stream'}`,
    '\r\n\r\n',
    value,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

export const formData = (changes: object = {}): Part => ({
  name: 'formData',
  value: JSON.stringify({ ...answers, ...changes }),
});

export const resumePart = (value: Buffer, filename = 'cv.pdf'): Part => ({
  name: 'resume',
  value,
  filename,
});

export const type = `multipart/form-data; boundary=${boundary}`;

/** A post of the wizard: JSON comes back. */
export const post = (body: BodyInit | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://localhost:3000/api/applyjobs', {
    method: 'POST',
    body: body as BodyInit,
    headers: {
      'content-type': type,
      accept: 'application/json',
      'x-visitor-address': randomUUID(),
      ...headers,
    },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
