'use client';
import { usePathname } from 'next/navigation';
import type { Link } from '#data/site';
import { currentIn } from '#lib/current-link';

/** Links that mark where the visitor is. */
export function NavLinks({ links }: { links: readonly Link[] }) {
  const current = currentIn(links, usePathname());
  return links.map(({ label, href }) => (
    <a key={href} href={href} aria-current={current(href)}>
      {label}
    </a>
  ));
}
