/** Skeletons of new entries: what is to be written is in square brackets, and is refused until it is. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '#scripts/content/kinds';

const folder = join(import.meta.dirname, '../../data');

const kinds: Readonly<Record<string, (name: string, today: string) => string>> = {
  article,
  member,
  topic,
  edition,
};

const usage = `npm run content -- add article "Its title"
npm run content -- add member "Their name"
npm run content -- add topic "Its title"
npm run content -- add edition 2027-03-07`;

export function addSkeleton([kind = '', ...words]: readonly string[], today: string): string {
  const name = words.join(' ').trim();
  const add = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!add || !name) throw new Error(usage);
  return `${add(name, today)}\nWrite what stands in square brackets; npm run content says what is left.`;
}

function article(title: string, today: string): string {
  const id = slugOf(title);
  if (!id) throw new Error(`“${title}” has no letter or digit for its address: begin in English.`);
  const file = `articles/${id}.ts`;
  if (existsSync(join(folder, file))) throw new Error(`data/${file} is there already.`);
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // One word may be one of the language's, or the name of the list.
  const constant = /^\d|^[a-z]+$/.test(name) ? `article${capital(name)}` : name;
  writeFileSync(
    join(folder, file),
    `import type { Article } from '#data/articles/article';

export const ${constant} = {
  id: '${id}',
  title: ${quoted(title)},
  excerpt: '[to write: one sentence, what the reader can do afterwards]',
  author: 'HOA accountant service desk',
  date: '${today}',
  readTime: '5 min read',
  category: '[to write: GST, Income tax, Payroll, Careers …]',
  featured: false,
  // The entries of data/law that it rests on.
  restsOn: [],
  body: \`[to write: what it is about, in a few lines]

## [to write: a heading] {#first}

[to write: the first part]
\`,
} as const satisfies Article;
`,
  );
  edit('articles.ts', (text) => {
    const line = `import { ${constant} } from '#data/articles/${id}';`;
    const imports = text.match(/^import \{.*$/gm) ?? [];
    const next = imports.find((each) => pathIn(each) > pathIn(line));
    const last = imports.at(-1) ?? '';
    const placed = next
      ? text.replace(next, `${line}\n${next}`)
      : text.replace(last, `${last}\n${line}`);
    return placed.replace(/\n\];/, `\n  ${constant},\n];`);
  });
  return `data/${file}, listed in data/articles.ts`;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const pathIn = (line: string) => /'(.+)'/.exec(line)?.[1] ?? '';

function member(name: string): string {
  const entry = `      {
        title: '[to write: what they are here]',
        name: ${quoted(name)},
        images: [],
      },
`;
  edit('team.ts', (text) =>
    text.replace(/ members: \[(?:\n|(\.\.\..*)\],\n)/, (_, samples?: string) =>
      samples ? ` members: [\n${entry}      ${samples},\n    ],\n` : ` members: [\n${entry}`,
    ),
  );
  return 'data/team.ts, in the first group: move it to its own';
}

function topic(title: string, today: string): string {
  edit('webinars.ts', (text) =>
    text.replace(
      '] as const satisfies readonly WeeklyTopic[];',
      () => `  {
    title: ${quoted(title)},
    short: '[to write: in a word, nine letters at most]',
    description: '[to write: what one learns in the session, in a sentence]',
    added: '${today}',
  },
] as const satisfies readonly WeeklyTopic[];`,
    ),
  );
  return 'data/webinars.ts, last of the topics: it has its first turn in some six weeks';
}

function edition(date: string, today: string): string {
  if (!day.safeParse(date).success) throw new Error(`${date} is no day.\n${usage}`);
  if (date <= today) throw new Error(`${date} is not ahead: an edition needs a day that comes.`);
  if (read('webinars.ts').includes(`date: '${date}',\n    start:`)) {
    throw new Error(
      `There is an edition on ${date} already: change its entry in data/webinars.ts.`,
    );
  }
  const price = /\bprice: (\d+),/.exec(read('webinars.ts'))?.[1] ?? '499';
  edit('webinars.ts', (text) =>
    text.replace(
      /(export const editions: [^=]+= \[\n[\s\S]*?)(\n\];)/,
      `$1
  {
    ...aiForAccountants,
    id: 'ai-${date}',
    date: '${date}',
    start: '14:00',
    end: '17:00',
    price: ${price},
    closesAt: '${date}T09:00:00+05:30',
    updated: '${today}T10:00:00+05:30',
    sequence: 0,
  },$2`,
    ),
  );
  return 'data/webinars.ts, last of the editions: compare its hours, its price and its closing time';
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function edit(file: string, change: (text: string) => string): void {
  const text = read(file);
  const changed = change(text);
  if (changed === text)
    throw new Error(`data/${file}: its list was not found; write the entry by hand.`);
  writeFileSync(join(folder, file), changed);
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
