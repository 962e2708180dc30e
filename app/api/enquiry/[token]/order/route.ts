import { renderOrderProblem } from '#app/enquiry/pages';
import { openPartOrder } from '#lib/accounts/http';

const open = openPartOrder(renderOrderProblem);

export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/enquiry/[token]/order'>,
) => open(request, (await params).token);
