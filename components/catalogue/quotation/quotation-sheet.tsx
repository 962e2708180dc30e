import { PrintedMark } from '#components/layout/logo';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { levelDetails } from '#data/certification';
import type { Contacts } from '#data/company/contacts';
import { courses, levels } from '#data/courses';
import { sacOfTraining } from '#data/gst';
import { offers } from '#data/offers';
import { officeHours, provider } from '#data/site';
import type { Supplier } from '#lib/accounting/rules/invoice';
import { inALine } from '#lib/catalogue/rules/offers';
import type { Quotation } from '#lib/catalogue/rules/quotation';
import { shortDay } from '#lib/platform/values/india';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';
import { rupeesInWords } from '#lib/platform/values/words';

interface Props {
  quotation: Quotation;
  supplier: Supplier;
  contacts: Contacts;
  url: string;
}

export function QuotationSheet({ quotation, supplier, contacts, url }: Props) {
  const { number, on, until, expired, gst } = quotation;
  return (
    <article className="leaf sheet" aria-labelledby="quotation">
      <span className="leaf-margin" aria-hidden="true" />
      <header className="sheet-head">
        <SheetFrom supplier={supplier} />
        <h1 id="quotation">Quotation</h1>
        <Rows
          className="sheet-facts"
          rows={[
            ['Number', number],
            [
              'Date',
              <time key="on" dateTime={on}>
                {shortDay(on)}
              </time>,
            ],
            [
              'Valid until',
              <>
                <time dateTime={until}>{shortDay(until)}</time>
                {expired && <span className="stamp">Expired</span>}
              </>,
            ],
          ]}
        />
        <TypedForPrint />
      </header>
      <QuotationTable quotation={quotation} state={supplier.state} />
      <QuotationParts quotation={quotation} contacts={contacts} />
      <p className="sheet-foot">
        This is a quotation and not a tax invoice. Nothing is due until you enrol.
        {gst > 0 && ' If the rate of GST changes, the rate on the day of payment applies.'} The same
        figures are at {url.replace(/^https?:\/\//, '')}
      </p>
    </article>
  );
}

const induction = 'All the hours of training with a trainer, online or in person';

interface QuotationPartsProps {
  quotation: Quotation;
  contacts: Contacts;
}

export function QuotationParts({ quotation, contacts }: QuotationPartsProps) {
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
            ? 'Nothing to pay. '
            : 'After you enrol, we send a payment link by e-mail: UPI, card or net banking, in rupees. You get the GST invoice after you pay. You may cancel within 24 hours of paying. '}
          We never ask for an OTP, a UPI PIN or a card number.
        </p>
      </section>
      <section>
        <h2>Contact</h2>
        <p>
          The training desk: {contacts.phone}, {officeHours}, or {contacts.email}.
        </p>
      </section>
    </div>
  );
}

/** "book-keeping" does not break after its hyphen. */
const withWholeWords = (title: string) =>
  title.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

function QuotationTable({ quotation, state }: { quotation: Quotation; state: string | undefined }) {
  const { kind, lines, hours, fee, gst, total } = quotation;
  return (
    <table className="sheet-table">
      <caption className="sr-only">What is quoted, hours and fees in rupees</caption>
      <thead>
        <tr>
          <th scope="col">{kind === 'certification' ? 'AcSS' : 'No'}</th>
          <th scope="col">{kind === 'certification' ? 'Module' : 'What'}</th>
          <th scope="col">{kind === 'certification' && 'Level'}</th>
          <th scope="col" className="figure">
            Hours
          </th>
          <th scope="col" className="figure">
            Fee
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ no, title, level, hours: length, fee: price }) => (
          <tr key={no}>
            <td>{no}</td>
            <th scope="row">{withWholeWords(title)}</th>
            <td>
              {level && <span className={`chip level-${level}`}>{levelDetails[level].title}</span>}
            </td>
            <td className="figure">
              {length > 0 && length}
              {length > 0 && <span className="fold-unit"> h</span>}
            </td>
            <td className="figure">{inRupees(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">Fee, SAC {sacOfTraining}</th>
          <td />
          <td className="figure">{hours > 0 && hours}</td>
          <td className="figure">{inRupees(fee)}</td>
        </tr>
        <tr>
          <td />
          <th scope="row">
            GST {gstPercent}%
            {state && gst > 0 && (
              <span className="sub">
                CGST {gstPercent / 2}% and SGST {gstPercent / 2}% where the place of supply is{' '}
                {state}, IGST otherwise
              </span>
            )}
          </th>
          <td />
          <td />
          <td className="figure">{inRupees(gst)}</td>
        </tr>
        <SumRows total={total} />
      </tfoot>
    </table>
  );
}

const SumRows = ({ total }: { total: number }) => (
  <>
    <tr className="grand">
      <td />
      <th scope="row">To pay</th>
      <td />
      <td />
      <td className="figure">
        <b className="sum">{inRupees(total)}</b>
      </td>
    </tr>
    <tr className="words">
      <td />
      <th colSpan={4}>{rupeesInWords(total)}</th>
    </tr>
  </>
);

export function SheetFrom({
  supplier: { name, number, office, gstin, sample },
}: {
  supplier: Supplier;
}) {
  return (
    <div className="sheet-from">
      <p className="sheet-logo">
        <PrintedMark className="mark" />
        {provider.name}
      </p>
      <p>
        {name}
        <br />
        {office}
        <br />
        Registration number <span className="whitespace-nowrap">{number}</span>
        {gstin && (
          <>
            <br />
            GSTIN {gstin}
          </>
        )}{' '}
        {sample && <span className="sample">Sample</span>}
      </p>
    </div>
  );
}

const fields = [
  { id: 'for', label: 'For', autoComplete: 'name' },
  { id: 'firm', label: 'Company', autoComplete: 'organization' },
  { id: 'gstin', label: 'GSTIN', autoComplete: 'off' },
] as const;

/** Fields without a name outside any form: what is typed goes onto the paper and nowhere else. */
function TypedForPrint() {
  return (
    <details className="sheet-typed">
      <summary>Add your name, company or GSTIN</summary>
      <div className="sheet-for">
        {fields.map(({ id, label, autoComplete }) => (
          <div key={id} className="field">
            <label htmlFor={id}>{label}</label>
            {/* It grows with what is typed: a line would cut a long name on paper. */}
            <textarea
              id={id}
              rows={1}
              placeholder=" "
              autoComplete={autoComplete}
              maxLength={id === 'gstin' ? 15 : 120}
              autoCapitalize={id === 'gstin' ? 'characters' : 'words'}
              spellCheck={false}
              aria-describedby="for-print"
            />
          </div>
        ))}
        <p className="small prints-not" id="for-print">
          Only for the printout: what you type here is not sent anywhere and is not in the link.
        </p>
      </div>
    </details>
  );
}
