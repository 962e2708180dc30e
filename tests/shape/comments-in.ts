/** Separates the names of a source file from its prose, near enough for tests of words. */

export interface Source {
  readonly comments: readonly string[];
  /** Titles of tests. */
  readonly titles: readonly string[];
  /** Messages of the log, and help texts of metrics. */
  readonly messages: readonly string[];
  readonly names: ReadonlySet<string>;
}

/** Lines of `//` one below the other are one comment. */
const comment = /(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n\s*\/\/(?! biome-ignore).*)*/g;
const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const pattern = /(?<=[=(,:?[]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/[dgimsuy]*/g;
const title =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const message =
  /\blog\(\)\.(?:info|warn|error|fatal|debug)\([\s\S]{0,200}?\);|\bhelp: *\n? *'[^']*'/g;

const bare = (written: string) =>
  written
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^\s*(?:\*|\/\/) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

export function commentsIn(file: string, source: string): Source {
  const code = source.replaceAll(comment, ' ').replaceAll(text, ' ').replaceAll(pattern, ' ');
  // The text of a page is written for people: it has no names.
  const named = file.endsWith('.tsx') ? code.replaceAll(/(?<=[>}])[^<>{}=;]+(?=[<{])/g, ' ') : code;
  return {
    // A text of a program may look like one.
    comments: [...source.matchAll(comment)]
      .map(([written]) => bare(written))
      .filter((written) => !written.startsWith('/')),
    titles: [...source.matchAll(title)].map(([, , words = '']) => words),
    messages: [...source.matchAll(message)].map(([written]) => written),
    names: new Set(named.match(/[A-Za-z_$][\w$]*/g)),
  };
}
