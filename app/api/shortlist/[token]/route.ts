import { renderRefused } from '#app/shortlist/pages';
import { receiveEmployerAction } from '#lib/placement/http';

const receive = receiveEmployerAction(renderRefused);

export const POST = async (request: Request, { params }: RouteContext<'/api/shortlist/[token]'>) =>
  receive(request, (await params).token);
