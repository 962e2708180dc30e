import { renameSync, writeFileSync } from 'node:fs';

/** A Tuesday from 10:00 in India on; it moves only as the story goes on, so that both runs read the same times. */
export class FileClock {
  private now = Date.UTC(2026, 11, 1, 4, 30);
  readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.nextMinute();
  }

  nextMinute(): void {
    this.set(Math.floor(this.now / 60_000) * 60_000 + 60_000);
  }

  nextSecond(): void {
    this.set(this.now + 1000);
  }

  private set(now: number): void {
    this.now = now;
    const text = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
    // A reader never finds half of it.
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
  }
}
