import type { Acknowledged } from '#lib/forms/acknowledged';

interface Props extends Acknowledged {
  readonly why?: string;
  /** How the batch that was asked for stands. */
  readonly batch?: string;
}

export function Acknowledgement({ reference, by, page, why, batch }: Props) {
  return (
    <p className="own-enquiry">
      {why && `${why} `}
      {batch && <b>{batch} </b>}Your reference is <b>{reference}</b>. We will contact you by{' '}
      <b>{by}</b>, Indian time. <a href={page}>See the status, and choose when we call</a>.
    </p>
  );
}
