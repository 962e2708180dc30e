import { receiveShort } from '#lib/enquiries/http/receive';

export const POST = receiveShort;
