/** Says in which process it ends up: for serving-process.test.ts. */
import { limitMemory } from '#scripts/serving-process';

console.log(process.pid);
limitMemory();
console.log(process.execArgv.join(' '), process.env.MALLOC_ARENA_MAX, process.env.OWN);
