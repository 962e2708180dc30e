import { describe } from '@jest/globals';
import { engines } from '#tests/store/engines';
import { describeStoreContract } from '#tests/store/store-contract';

describe('a store on SQLite', () => describeStoreContract(engines.sqlite));

describe('a store on PostgreSQL', () => describeStoreContract(engines.postgres));
