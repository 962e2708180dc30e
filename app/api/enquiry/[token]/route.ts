import { drawRejection } from '#app/enquiry/pages';
import { receiveVisitorAction } from '#lib/accounts/http';

const receive = receiveVisitorAction(drawRejection);

export const POST = async (request: Request, { params }: RouteContext<'/api/enquiry/[token]'>) =>
  receive(request, (await params).token);
