import { DocumentTable } from '#components/invoice/document-table';
import { PrintedMark } from '#components/layout/logo';
import { Rows } from '#components/ui/rows';
import { provider } from '#data/site';
import type { Contacts } from '#lib/shared/company/contacts';
import { stateCodeOf } from '#lib/shared/invoice/rules';
import type { DocumentView, Section } from '#lib/shared/invoice/words';
import { stateAndCode } from '#lib/shared/tax/rules';

interface Props {
  readonly view: DocumentView;
  readonly contacts: Pick<Contacts, 'phone' | 'email'>;
}

/** One A4 page: the tax invoice of what was paid, or the credit note of what went back. */
export function DocumentSheet({ view, contacts }: Props) {
  const { title, facts, sections, signedFor, foot } = view;
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
    // Lines of an address may be alike, and none moves.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));
