import { Rows } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import type { Contacts } from '#data/company/contacts';
import type { LegalEntity } from '#data/company/legal-entity';
import { policies } from '#data/policies';
import { footerColumns, type Link, type Office, offices, provider, quickLinks } from '#data/site';

interface Props {
  contacts: Contacts;
  entity: LegalEntity;
  /** Trial mode: entries that only the provider knows are rendered as samples. */
  samples: boolean;
}

export function Footer({ contacts, entity, samples }: Props) {
  const shown = offices.filter(({ sample }) => samples || !sample);
  const quick = quickLinks.filter(({ href }) => contacts.community || href !== routes.community);
  return (
    <footer className="site-footer">
      <div className="wrap footer-links">
        {[...footerColumns, { title: 'Quick links', links: quick }].map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Column
          title="Policies"
          links={policies.map(({ slug, title, label = title }) => ({ label, href: `/${slug}` }))}
        />
        {contacts.social.length > 0 && (
          <Column
            title="Follow us"
            links={contacts.social.map(({ name, href }) => ({ label: name, href }))}
            elsewhere
          />
        )}
      </div>
      <div className="wrap footer-offices">
        {shown.map((office) => (
          <OfficeMap key={office.city} office={office} />
        ))}
        {shown.length === 0 && (
          <p className="text-quiet">We will add the addresses of our offices.</p>
        )}
        <div>
          <h2>Talk to us</h2>
          <ul className="footer-talk">
            <li>
              <a href={contacts.call}>{contacts.phone}</a>
            </li>
            <li>
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            </li>
          </ul>
        </div>
      </div>
      <EntityLines entity={entity} />
      <p className="wrap mt-5 small">
        © {provider.name}. Fees are in Indian rupees; times are Indian Standard Time.
      </p>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  links: readonly Link[];
  /** The links lead to other sites. */
  elsewhere?: boolean;
}

function Column({ title, links, elsewhere }: ColumnProps) {
  const away = elsewhere ? { rel: 'noopener', target: '_blank' } : {};
  return (
    <nav aria-label={title}>
      <details className="footer-fold">
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} {...away}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The address, and a way to the map: nothing of a third party loads until the link is followed. */
export function OfficeMap({ office }: { office: Office }) {
  const { city, address, latitude, longitude, sample } = office;
  return (
    <address className="office">
      <b className="text-ink semibold">{city}</b> {sample && <span className="sample">Sample</span>}
      {address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        rel="noopener"
        target="_blank"
        aria-label={`${city} office on the map`}
      >
        On the map
      </a>
    </address>
  );
}

export function EntityLines({ entity }: { entity: LegalEntity }) {
  const rows = [
    ['Legal name', entity.name],
    ['Registered office', entity.office],
    ['Registration number', entity.number],
    ['GSTIN', entity.gstin],
    ['Grievance officer', entity.grievanceOfficer],
    ['Recruiting agent (Emigration Act)', entity.overseas],
  ].flatMap(([label = '', value]) => (value ? [[label, value] as const] : []));
  return (
    <details className="wrap footer-fold entity">
      <summary>
        <h2>The company</h2>
      </summary>
      <Rows className="entity-lines small" rows={rows} />
    </details>
  );
}
