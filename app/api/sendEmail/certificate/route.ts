import { receive } from '#lib/server/intake/receive';
import { certificate } from '#lib/shared/forms/certificate/form';

export const POST = receive(certificate);
