'use client';
import { usePathname } from 'next/navigation';
import { tabs } from '#data/site';
import { currentIn } from '#lib/shared/addresses/current-link';

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
