import type { Acknowledged } from '#lib/shared/forms/acknowledged';

/** What whoever sent a form should write down. */
export function OwnEnquiry({ reference, by, page, why }: Acknowledged & { why?: string }) {
  return (
    <p className="own-enquiry">
      {why && `${why} `}Your reference is <b>{reference}</b>. We contact you by <b>{by}</b>, Indian
      time. <a href={page}>See how it stands, and choose when we call</a>.
    </p>
  );
}
