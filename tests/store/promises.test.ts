import { describe } from '@jest/globals';
import { engines } from '#tests/store/engines';
import { describePromises } from '#tests/store/promises';

describe('a store on SQLite', () => describePromises(engines.sqlite));

describe('a store on PostgreSQL', () => describePromises(engines.postgres));
