export const enquiryDialog = 'coaching-enquiry';
export const enquiryForm = 'coaching-form';
/** Holds the ticked modules; without a script it leads to a page that shows them with the plan. */
export const pickForm = 'coaching-pick';

interface Props {
  /** Of the list in the dialog; empty while nothing is decided. */
  plan: string;
  className?: string;
  children?: string;
}

/** Opens the one enquiry dialog of the page with this plan chosen. */
export function Enquire({ plan, className = 'button low line', children = 'Enquire Now' }: Props) {
  return (
    <button
      type="submit"
      form={pickForm}
      name="plan"
      value={plan}
      className={className}
      aria-haspopup="dialog"
      aria-label={plan ? `${children}: ${plan}` : undefined}
      data-choose={`${enquiryForm}-plan`}
      data-value={plan}
      data-dialog={enquiryDialog}
    >
      {children}
    </button>
  );
}
