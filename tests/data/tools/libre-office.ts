import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { installSystem } from '#scripts/system';

/** Works every formula out again, whatever the file says it came to. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;
/** Every sheet as a table of plain values: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents */
const asTables =
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,false,false,false,-1';

/** Writes each sheet of a workbook as a table into `place`, worked out by LibreOffice. */
export function writeTables(file: string, place: string): void {
  installSystem(['libreoffice-calc-nogui']);
  const profile = join(place, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings);
  const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', asTables];
  runProgram('soffice', [...words, '--outdir', place, file]);
}

export function runProgram(name: string, words: readonly string[]): void {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status } = spawnSync(name, words, { env });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
}

export const readTable = (file: string): string[][] =>
  parse(readFileSync(file, 'utf8'), { relax_column_count: true, skip_empty_lines: false });
