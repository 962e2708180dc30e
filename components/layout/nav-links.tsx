'use client';
import { usePathname } from 'next/navigation';
import { currentIn } from '#data/addresses/current-link';
import { type Link, tabs } from '#data/site';

const isTab = (href: string) => tabs.some((tab) => tab.href === href);

/** Links that mark where the visitor is. `activeTab` is stored by the head script when one of the tabs is used. */
export function NavLinks({ links }: { links: readonly Link[] }) {
  const current = currentIn(links, usePathname());
  return links.map(({ label, href }) => (
    <a
      key={href}
      href={href}
      data-tab={isTab(href) ? href.slice(1) : undefined}
      aria-current={current(href)}
    >
      {label}
    </a>
  ));
}

/** The one row of navigation where the header has no room for it; `activeTab` is stored by the head script when a tab is used. */
export function TabBar() {
  const current = currentIn(tabs, usePathname());
  return (
    <nav className="tab-bar wrap" aria-label="What we offer">
      <ul>
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <a href={href} data-tab={href.slice(1)} aria-current={current(href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
