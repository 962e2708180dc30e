import { describe } from '@jest/globals';
import { engines } from '#tests/server/store/engines';
import { describeStoreContract } from '#tests/server/store/store-contract';

describe('a store on SQLite', () => describeStoreContract(engines.sqlite));

describe('a store on PostgreSQL', () => describeStoreContract(engines.postgres));
