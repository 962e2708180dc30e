import { stop } from '#tests/setup/postgres';

export default stop;
