interface Props {
  readonly reference: string;
  /** "Tue 24 Nov 2026, 6:00 PM". */
  readonly by: string;
  /** The path of the visitor's page. */
  readonly page: string;
}

/** What whoever sent a form should write down. */
export function OwnEnquiry({ reference, by, page }: Props) {
  return (
    <p className="own-enquiry">
      Your reference is <b>{reference}</b>. We contact you by <b>{by}</b>, Indian time.{' '}
      <a href={page}>See how it stands, and choose when we call</a>.
    </p>
  );
}
