import { receiveShort } from '#lib/server/intake/short-forms';

export const POST = receiveShort;
