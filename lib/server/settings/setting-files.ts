/** Settings that stand in files: secrets of a container, and credentials that systemd hands to a service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Given = Readonly<Record<string, string | undefined>>;

/** With `LoadCredential=hoa:FOLDER` systemd names each file `hoa_` and its own name (systemd.exec(5)). */
const prefixes = ['', 'hoa_'] as const;

/**
 * `given`, with the text of the file that `NAME_FILE` names, or that stands as `NAME` in `CREDENTIALS_DIRECTORY`, for
 * each of `names`; a line for each that is given twice or cannot be read.
 */
export function withFiles(
  given: Given,
  names: readonly string[],
): { readonly given: Given; readonly problems: readonly string[] } {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const [file, ...others] = [...named(given, name), ...credentials(given, name)];
    if (!file) continue;
    if (given[name] || others.length > 0) {
      problems.push(`${name}: given twice, here and in ${(others[0] ?? file).path}: keep one`);
      continue;
    }
    const text = file.read();
    if (text === undefined)
      problems.push(`${name}_FILE: ${file.path} cannot be read: is it there, and for this user?`);
    else found[name] = text;
  }
  return { given: { ...given, ...found }, problems };
}

interface SettingFile {
  readonly path: string;
  read(): string | undefined;
}

function named(given: Given, name: string): SettingFile[] {
  const path = given[`${name}_FILE`];
  return path ? [{ path, read: () => textOf(path) }] : [];
}

function credentials({ CREDENTIALS_DIRECTORY: folder }: Given, name: string): SettingFile[] {
  if (!folder) return [];
  return prefixes.flatMap((prefix) => {
    const path = join(folder, `${prefix}${name}`);
    const text = textOf(path);
    return text === undefined ? [] : [{ path, read: () => text }];
  });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
