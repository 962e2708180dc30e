import { configure } from '@testing-library/react';

// The default of one second judges a busy machine; what never comes ends with its test.
configure({ asyncUtilTimeout: 30_000 });
