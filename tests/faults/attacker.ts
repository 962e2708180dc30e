/** One attack on one origin for some seconds; run by abuse.ts as a process of its own, so that its work is not the visitors' wait. */
import { setTimeout as wait } from 'node:timers/promises';
import { attacks } from '#tests/faults/attacks';

const [origin = '', number = '', seconds = ''] = process.argv.slice(2);
await attacks[Number(number)]?.run(origin, wait(Number(seconds) * 1_000));
process.exit(0);
