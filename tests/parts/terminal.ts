/** A terminal in which a program runs as for a person at the keys: tmux gives it a pseudo terminal, and reads its screen. */
import { join } from 'node:path';
import type { Cleanup } from '#tests/parts/part';
import { output, run, until } from '#tests/parts/programs';

const size = ['-x', '100', '-y', '60'];

export function openTerminal(
  cleanup: Cleanup,
  folder: string,
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const socket = join(folder, `${name}.tmux`);
  const tmux = (...words: string[]) => output('tmux', ['-S', socket, '-f', '/dev/null', ...words]);
  const set = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  tmux('new-session', '-d', ...size, ...set, ...command);
  // Where the program has ended by itself, its terminal is gone already.
  cleanup.defer(() => void run('tmux', ['-S', socket, 'kill-server']));
  const screen = () => tmux('capture-pane', '-p');
  return {
    screen,
    /** Keys by the names that tmux gives them: Tab, Enter, C-a, or a letter. */
    press: (...keys: string[]) => void tmux('send-keys', ...keys),
    type: (text: string) => void tmux('send-keys', '-l', text),
    /** Waits until the screen shows what is looked for; throws with the screen where it does not. */
    async shows(looked: RegExp | string): Promise<void> {
      const isThere = () => {
        const now = screen();
        return typeof looked === 'string' ? now.includes(looked) : looked.test(now);
      };
      await until(`the terminal shows ${looked}`, 60, isThere).catch((error: Error) => {
        throw new Error(`${error.message}:\n${screen().trim().slice(-600)}`);
      });
    },
  };
}
