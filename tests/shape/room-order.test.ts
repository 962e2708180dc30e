import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { importsOf } from '#tests/shape/imports';

/**
 * A room is a folder of a wing; of these, a folder below them. A file that stands beside rooms is one by itself.
 * Types alone may go round: they are gone when the lines run.
 */
const ofRooms = ['http', 'desk', 'store', 'payments'].map((name) => `lib/server/${name}`);

function roomOf(file: string): string {
  const [lib, wing, first = '', second = ''] = file.split('/');
  const room = `${lib}/${wing}/${first}`;
  return ofRooms.includes(room) ? `${room}/${second}` : room;
}

const later = /\bimport\('(#lib\/[^']+)'\)/g;

/** The files of lib that a file asks for, at once or later. */
function askedBy(text: string): string[] {
  const names = [...importsOf(text), ...[...text.matchAll(later)].map(([, name = '']) => name)];
  return names.filter((name) => name.startsWith('#lib/')).map((name) => name.slice(1));
}

/** Of each room those it asks, with a file that does. */
function roomsAsked(): Map<string, Map<string, string>> {
  const asked = new Map<string, Map<string, string>>();
  for (const file of globSync('lib/**/*.{ts,tsx}')) {
    const room = roomOf(file);
    const others = asked.get(room) ?? new Map<string, string>();
    asked.set(room, others);
    for (const path of askedBy(readFileSync(file, 'utf8'))) {
      const found = [`${path}.ts`, `${path}.tsx`].find(existsSync);
      const other = found && roomOf(found);
      if (other && other !== room) others.set(other, `${file} asks ${path}`);
    }
  }
  return asked;
}

/** The imports by which a room comes back to itself, over the fewest rooms; none where it does not. */
function wayRound(room: string, asked: ReturnType<typeof roomsAsked>): readonly string[] {
  const ways = new Map<string, readonly string[]>([[room, []]]);
  for (const [at, way] of ways) {
    for (const [other, asks] of asked.get(at) ?? []) {
      if (other === room) return [...way, asks];
      if (!ways.has(other)) ways.set(other, [...way, asks]);
    }
  }
  return [];
}

test('no room of lib asks one that, by whatever way, asks it back', () => {
  const asked = roomsAsked();
  expect(asked.size).toBeGreaterThan(80);
  expect(asked.get('lib/server/desk/list')?.has('lib/shared/forms')).toBe(true);
  const rounds = [...asked.keys()].map((room) => wayRound(room, asked));
  const [shortest = []] = rounds
    .filter((round) => round.length > 0)
    .toSorted((one, other) => one.length - other.length);
  expect(shortest).toEqual([]);
});
