import { drawRejection } from '#app/enquiry/pages';
import { receiveVisitorAction } from '#lib/accounts/http';
import { withdraw } from '#lib/privacy/actions';

const receive = receiveVisitorAction(drawRejection, withdraw);

export const POST = async (request: Request, { params }: RouteContext<'/api/enquiry/[token]'>) =>
  receive(request, (await params).token);
