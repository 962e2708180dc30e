/**
 * The tables as both engines know them: text, whole numbers, bytes; times are epoch milliseconds. Each module that stores
 * something declares its own tables beside what it stores.
 */
import type { Generated } from 'kysely';

export interface Tables {
  migrations: {
    id: string;
    applied_at: number;
    oldest_reader: Generated<string | null>;
    breaks: Generated<string | null>;
  };
  settings: { name: string; value: string };
  probes: { id: string; at: number };
}
