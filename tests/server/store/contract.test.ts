import { describe } from '@jest/globals';
import { testedEngines } from '#tests/server/store/engines';
import { describeStoreContract } from '#tests/server/store/store-contract';

describe.each(testedEngines)('a store on %s', (_engine, newPlace) =>
  describeStoreContract(newPlace),
);
