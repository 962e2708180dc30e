/** Writes the files of the library into public/templates: run after a change of data/tools, data/interview or data/resume-template.ts. */
import { writeFile } from 'node:fs/promises';
import { questionBank } from '#data/interview';
import { resumeTemplate } from '#data/resume-template';
import { workbooks } from '#data/tools';
import { interviewLetters } from '#data/tools/interview-letters';
import { resumeTwoColumns } from '#data/tools/resumes';
import { lettersFile, oneColumnFile, twoColumnsFile } from '#scripts/library/documents';
import { questionBankFile } from '#scripts/library/question-bank';
import { workbookFile } from '#scripts/library/workbook';

async function writeIfChanged(file: string, made: Promise<Buffer>) {
  const data = await made;
  await writeFile(`public${file}`, data);
  console.log(`public${file}`, data.length);
}

for (const workbook of workbooks) await writeIfChanged(workbook.file, workbookFile(workbook));
await writeIfChanged(resumeTemplate.file, oneColumnFile());
await writeIfChanged(resumeTwoColumns.file, twoColumnsFile());
await writeIfChanged(interviewLetters.file, lettersFile());
await writeIfChanged(questionBank.file, questionBankFile());
