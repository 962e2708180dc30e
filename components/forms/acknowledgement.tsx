import type { Acknowledged } from '#lib/forms/acknowledged';

interface Props extends Acknowledged {
  readonly why?: string;
}

export function Acknowledgement({ reference, by, page, why }: Props) {
  return (
    <p className="own-enquiry">
      {why && `${why} `}
      Your reference is <b>{reference}</b>. We will contact you by <b>{by}</b>, Indian time.{' '}
      <a href={page}>See the status, and choose when we call</a>.
    </p>
  );
}
