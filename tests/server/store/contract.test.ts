import { describe } from '@jest/globals';
import { sharedEngines } from '#tests/server/store/engines';
import { describeStoreContract } from '#tests/server/store/store-contract';

describe('a store on SQLite', () => describeStoreContract(sharedEngines.sqlite));

describe('a store on PostgreSQL', () => describeStoreContract(sharedEngines.postgres));
