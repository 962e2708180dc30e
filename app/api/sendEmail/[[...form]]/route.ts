import { receiveShort } from '#lib/server/intake/receive';

export const POST = receiveShort;
