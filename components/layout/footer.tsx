import { OfficeMap } from '#components/layout/office-map';
import { SocialLinks } from '#components/layout/social-links';
import { footerColumns, type Link, legal, offices, provider, quickLinks } from '#data/site';
import type { Contacts } from '#lib/contacts';

interface Props {
  contacts: Contacts;
  /** Trial mode: entries that only the provider knows are drawn as samples. */
  samples: boolean;
}

export function Footer({ contacts, samples }: Props) {
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-x-10 gap-y-9 md:grid-cols-3 lg:grid-cols-5">
        {[...footerColumns, { title: 'Quick links', links: quickLinks }].map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Column title="Policies" links={legal} />
      </div>
      <div className="wrap mt-9 grid gap-8 md:grid-cols-3">
        {offices
          .filter(({ sample }) => samples || !sample)
          .map((office) => (
            <OfficeMap key={office.city} office={office} />
          ))}
        <div>
          <h2>Talk to us</h2>
          <ul>
            <li>
              <a href={contacts.call}>{contacts.phone}</a>
            </li>
            <li>
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            </li>
          </ul>
          <h2 className="mt-5">Follow us</h2>
          <SocialLinks social={contacts.social} />
        </div>
      </div>
      <p className="wrap mt-9 small">
        © {provider.name}. Fees are in Indian rupees; times are Indian Standard Time.
      </p>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
