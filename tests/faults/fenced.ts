/** The commands that a page of Markdown shows, so that one that is wrong there fails here. */
import { readFileSync } from 'node:fs';

/** The `sh` blocks of a file, each under the last heading above it, in their order. */
export function fencedCommands(
  file: string,
): readonly { readonly heading: string; readonly commands: string }[] {
  const found: { heading: string; commands: string }[] = [];
  let heading = '';
  const parts = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm);
  for (const [, title, language, commands] of parts) {
    if (title !== undefined) heading = title;
    else if (language === 'sh') found.push({ heading, commands: commands ?? '' });
  }
  return found;
}
