import { PrintedMark } from '#components/layout/logo';
import { Icon } from '#components/ui/icon';
import { Rows } from '#components/ui/rows';
import { TableHead } from '#components/ui/table-head';
import type { Contacts } from '#data/company/contacts';
import { provider } from '#data/site';
import { stateCodeOf } from '#lib/accounting/rules/invoice';
import { stateAndCode } from '#lib/accounting/rules/tax';
import type { DocumentView, Section } from '#lib/accounting/words';
import { inRupees } from '#lib/platform/values/money';
import { rupeesInWords } from '#lib/platform/values/words';

interface PageProps {
  readonly view: DocumentView;
  readonly contacts: Pick<Contacts, 'phone' | 'email'>;
  readonly back: { readonly href: string; readonly label: string };
}

/** The sheet with a link back and a print button; `main` carries the amounts in paise, for tests. */
export function InvoicePage({ view, contacts, back }: PageProps) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = view.amounts;
  return (
    <main
      id="main"
      tabIndex={-1}
      data-taxable={taxablePaise}
      data-cgst={cgstPaise}
      data-sgst={sgstPaise}
      data-igst={igstPaise}
      data-total={totalPaise}
    >
      <div className="wrap prints invoice-wrap">
        <div className="prints-not invoice-bar">
          <a className="action" href={back.href}>
            {back.label}
          </a>
          <button type="button" className="button line low when-script" data-print="">
            <Icon name="print" />
            Print
          </button>
        </div>
        <DocumentSheet view={view} contacts={contacts} />
      </div>
    </main>
  );
}

interface Props {
  readonly view: DocumentView;
  readonly contacts: Pick<Contacts, 'phone' | 'email'>;
}

/** One A4 page: the tax invoice of what was paid, or the credit note of what went back. */
export function DocumentSheet({ view, contacts }: Props) {
  const { title, copy, facts, sections, signedFor, foot } = view;
  return (
    <article className="leaf sheet" aria-labelledby="document">
      <span className="leaf-margin" aria-hidden="true" />
      <header className="sheet-head">
        <div className="sheet-from">
          <p className="sheet-logo">
            <PrintedMark className="mark" />
            {provider.name}
          </p>
        </div>
        <h1 id="document">{title}</h1>
        {copy && <p className="sheet-copy">{copy}</p>}
        <Rows
          className="sheet-facts four"
          rows={facts.map(([label, ...lines]) => [label, <Lines key={label} of={lines} />])}
        />
        <Sides view={view} />
      </header>
      <DocumentTable view={view} />
      <div className="sheet-parts">
        {sections.map((section) => (
          <SheetSection key={section.title} section={section} contacts={contacts} />
        ))}
        {signedFor && (
          <section className="sign">
            <p>For {signedFor}</p>
            <p className="sign-line">Authorised signatory</p>
          </section>
        )}
      </div>
      <p className="sheet-foot">{foot}</p>
    </article>
  );
}

function Sides({ view: { supplier, to } }: { view: DocumentView }) {
  const [name = '', ...rest] = to;
  const state = stateCodeOf(supplier);
  return (
    <div className="sheet-sides">
      <section>
        <h2>From</h2>
        <p>
          <b>{supplier.name}</b>
          <br />
          {supplier.office}
          {state && `, ${stateAndCode(state)}`}
          {supplier.gstin && (
            <>
              <br />
              GSTIN {supplier.gstin}
            </>
          )}{' '}
          {supplier.sample && <span className="sample">Sample</span>}
        </p>
      </section>
      <section>
        <h2>To</h2>
        <p>
          <b>{name}</b>
          {rest.length > 0 && <br />}
          <Lines of={rest} />
        </p>
      </section>
    </div>
  );
}

function SheetSection({
  section: { title, lines, quiet, isContact },
  contacts,
}: {
  section: Section;
  contacts: Props['contacts'];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {isContact ? `${contacts.phone}, ${lines[0]}, or ${contacts.email}` : <Lines of={lines} />}
      </p>
      {quiet && <p className="not-in">{quiet}</p>}
    </section>
  );
}

const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and none of them moves
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));

/** On a phone each line becomes a block with its labels. */
function DocumentTable({ view }: { view: DocumentView }) {
  const { lines, feePaise, discountPaise, taxes, totalLabel, amounts } = view;
  return (
    <table className="inv">
      <caption className="sr-only">What it is for, in rupees</caption>
      <TableHead words={['Service', 'SAC']} numbers={['Fee', 'Discount', 'Taxable value']} />
      <tbody>
        {lines.map(({ label, sub, line }) => (
          <tr key={line.code}>
            <th scope="row">
              {label}
              <span className="sub">{sub}</span>
            </th>
            <td data-l="SAC">{line.sac}</td>
            <Figure label="Fee" paise={line.feePaise} />
            <Figure label="Discount" paise={line.discountPaise} />
            <Figure label="Taxable value" paise={line.taxablePaise} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Taxable value
          </th>
          <Figure paise={feePaise} />
          <Figure paise={discountPaise} />
          <Figure paise={amounts.taxablePaise} />
        </tr>
        {taxes.map(({ name, paise }) => (
          <tr key={name}>
            <th scope="row" colSpan={4}>
              {name}
            </th>
            <Figure paise={paise} />
          </tr>
        ))}
        <tr className="grand">
          <th scope="row" colSpan={4}>
            {totalLabel}
          </th>
          <td className="figure">
            <b className="sum">{inRupees(amounts.totalPaise / 100)}</b>
          </td>
        </tr>
        <tr className="words">
          <th colSpan={5}>{rupeesInWords(amounts.totalPaise / 100)}</th>
        </tr>
      </tfoot>
    </table>
  );
}

const Figure = ({ label, paise }: { label?: string; paise: number }) => (
  <td className="figure" data-l={label}>
    {inRupees(paise / 100)}
  </td>
);
