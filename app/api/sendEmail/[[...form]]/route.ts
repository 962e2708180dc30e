import { receiveShort } from '#lib/start/short-forms';

export const POST = receiveShort;
