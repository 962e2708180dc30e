import { TextList } from '#components/ui/text-list';
import { levelDetails } from '#data/certification';
import { courses, levels } from '#data/courses';
import { offers } from '#data/offers';
import { officeHours } from '#data/site';
import type { Contacts } from '#lib/shared/company/contacts';
import { inRupees, withGst } from '#lib/shared/money';
import { inALine } from '#lib/shared/offers/in-a-line';
import type { Quotation } from '#lib/shared/quotation/quotation';

const induction = 'All hours of the training with a trainer, online or in person';

interface Props {
  quotation: Quotation;
  contacts: Contacts;
}

/** What the sum buys, what an exam costs further, how it is paid, who answers. */
export function QuotationParts({ quotation, contacts }: Props) {
  const { kind, modules, total, lines } = quotation;
  // An induction that is free belongs to no module, and has neither its exam nor its certificate.
  const free = total === 0;
  const { notIncluded } = offers[kind];
  const included = free ? [induction] : offers[kind].included;
  const taught = courses.filter(({ courseNo }) => modules.includes(courseNo));
  const examined = levels.filter((level) => taught.some((course) => course.level === level));
  return (
    <div className="sheet-parts">
      <section>
        <h2>Included</h2>
        <TextList className="sheet-ticks" texts={included} />
        {!free && <p className="not-in">Not included: {inALine(notIncluded)}.</p>}
      </section>
      <section>
        <h2>{kind === 'certification' ? 'Exams' : 'What is taught'}</h2>
        {kind !== 'certification' && (
          <p>
            {taught.length > 0
              ? taught.map(({ courseNo, title }) => `AcSS ${courseNo} ${title}`).join(', ')
              : free
                ? lines[0]?.title
                : 'The modules you choose with your trainer'}
            .
          </p>
        )}
        <p>
          {free
            ? 'It has no exam.'
            : 'Each module ends with a phone interview and an online evaluation. The first attempt is free.'}
          {examined.length > 0 && ' Each further attempt: '}
          {examined.map((level, at) => {
            const { fee, gst, total: sum } = withGst(levelDetails[level].examFee);
            return (
              <span key={level}>
                {at > 0 && ', '}
                {level} {inRupees(fee)} + {inRupees(gst)} GST = <b>{inRupees(sum)}</b>
              </span>
            );
          })}
          {examined.length > 0 && '.'}
        </p>
      </section>
      <section>
        <h2>How to pay</h2>
        <p>
          {total === 0
            ? 'There is nothing to pay. '
            : 'After you enrol and we have agreed, we send a payment link by e-mail: UPI, card or net banking, in rupees. You get the GST invoice after you pay. You may cancel within 24 hours of paying. '}
          We never ask for an OTP, a UPI PIN or a card number.
        </p>
      </section>
      <section>
        <h2>Who answers</h2>
        <p>
          The training desk: {contacts.phone}, {officeHours}, or {contacts.email}.
        </p>
      </section>
    </div>
  );
}
