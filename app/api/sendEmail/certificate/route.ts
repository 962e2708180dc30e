import { certificate } from '#lib/forms/certificate/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(certificate);
