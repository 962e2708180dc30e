/** The interview question bank as one PDF: A4, tagged for screen readers, with a bookmark for each question. */
import PDFDocument from 'pdfkit';
import { interviewReviewed, interviewTopics } from '#data/interview';
import type { InterviewQuestion, InterviewTopic } from '#data/interview/question';
import { onDay } from '#lib/platform/values/india';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;
type Weight = 400 | 650;
interface Style {
  readonly weight?: Weight;
  readonly size?: number;
  readonly colour?: string;
}

const margin = 56;
const ink = '#221a0c';
const quiet = '#5d5448';
const oxblood = '#7b1626';
/** Room for a question and the first lines below it, in points. */
const together = 130;

/** The typeface has the sign of the rupee in a file of its own. */
function write(pdf: Pdf, text: string, { weight = 400, size = 10.5, colour = ink }: Style = {}) {
  const parts = text.split(/(₹)/).filter((part) => part !== '');
  pdf.fontSize(size).fillColor(colour);
  for (const [at, part] of parts.entries()) {
    pdf.font(`${part === '₹' ? 'rupee' : 'latin'}-${weight}`);
    pdf.text(part, { continued: at < parts.length - 1, lineGap: 2 });
  }
}

const tagged = (pdf: Pdf, tag: string, text: string, style?: Style) =>
  pdf.struct(tag, {}, () => write(pdf, text, style));

/** A part that is in its parent at once: what is added to it is then drawn at once, in order. */
function partIn(pdf: Pdf, parent: Element): Element {
  const part = pdf.struct('Sect');
  parent.add(part);
  return part;
}

function question(
  pdf: Pdf,
  parent: Element,
  { ask, wants, good, weak }: InterviewQuestion,
  number: number,
) {
  const part = partIn(pdf, parent);
  part.add(tagged(pdf, 'H2', `${number}. ${ask}`, { weight: 650, size: 12.5 }));
  for (const [label, text] of [
    ['What the interviewer wants to know', wants],
    ['A good answer', good],
    ['A weak one', weak],
  ] as const) {
    pdf.moveDown(0.35);
    part.add(tagged(pdf, 'P', label, { weight: 650, size: 9, colour: quiet }));
    part.add(tagged(pdf, 'P', text));
  }
  pdf.moveDown(1.4);
  part.end();
}

function chapter(pdf: Pdf, parent: Element, { title, about, questions }: InterviewTopic) {
  pdf.addPage();
  const part = partIn(pdf, parent);
  const bookmark = pdf.outline.addItem(title);
  part.add(tagged(pdf, 'H1', title, { weight: 650, size: 20, colour: oxblood }));
  part.add(tagged(pdf, 'P', about, { colour: quiet }));
  pdf.moveDown(1.2);
  for (const [at, each] of questions.entries()) {
    if (pdf.y > pdf.page.height - margin - together) pdf.addPage();
    bookmark.addItem(each.ask);
    question(pdf, part, each, at + 1);
  }
  part.end();
}

function cover(pdf: Pdf, parent: Element) {
  const part = partIn(pdf, parent);
  const count = interviewTopics.reduce((sum, { questions }) => sum + questions.length, 0);
  pdf.y = 200;
  part.add(
    tagged(pdf, 'H1', 'Interview questions for accountants', {
      weight: 650,
      size: 28,
      colour: oxblood,
    }),
  );
  pdf.moveDown(0.6);
  const lede = `${count} questions asked in India, each with what the interviewer wants to know, a good answer and a weak one. Learn the idea, not the words, and answer from your own work.`;
  part.add(tagged(pdf, 'P', lede, { size: 13 }));
  pdf.moveDown(1.5);
  for (const { title, questions } of interviewTopics) {
    part.add(tagged(pdf, 'P', `${title}: ${questions.length} questions`, { size: 12 }));
  }
  pdf.moveDown(1.5);
  const date = `HOA. Checked with the law as on ${onDay(interviewReviewed)}. Free to pass on.`;
  part.add(tagged(pdf, 'P', date, { colour: quiet }));
  part.end();
}

/** At the foot of each page but the first; no part of the text that is read aloud. */
function numberPages(pdf: Pdf) {
  const { count } = pdf.bufferedPageRange();
  for (let at = 1; at < count; at++) {
    pdf.switchToPage(at);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('latin-400').fontSize(9).fillColor(quiet);
    pdf.text(`${at + 1} of ${count}`, margin, pdf.page.height - 36, { align: 'right' });
    pdf.endMarkedContent();
  }
}

export async function questionBankFile(): Promise<Buffer> {
  const made = new Date(`${interviewReviewed}T00:00:00Z`);
  const title = 'Interview questions for accountants';
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: 'HOA', CreationDate: made, ModDate: made },
  });
  for (const weight of [400, 650]) {
    pdf.registerFont(`latin-${weight}`, `app/fonts/anek-print-${weight}.ttf`);
    pdf.registerFont(`rupee-${weight}`, `app/fonts/anek-print-rupee-${weight}.ttf`);
  }
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  cover(pdf, whole);
  for (const topic of interviewTopics) chapter(pdf, whole, topic);
  whole.end();
  numberPages(pdf);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}
