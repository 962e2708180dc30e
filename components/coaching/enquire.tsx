import { DialogOpener } from '#components/ui/dialog-opener';

export const enquiryDialog = 'coaching-enquiry';
export const enquiryForm = 'coaching-form';

/** Opens the one enquiry dialog of the page with this plan chosen. */
export function Enquire({ plan }: { plan: string }) {
  return (
    <DialogOpener
      dialog={enquiryDialog}
      className="button low line"
      label={`Enquire Now: ${plan}`}
      choose={{ list: `${enquiryForm}-plan`, value: plan }}
    >
      Enquire Now
    </DialogOpener>
  );
}
