'use client';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrationReady } from '#components/layout/hydration-ready';

export function hydrateIsland(host: HTMLElement, Part: ComponentType<object>): void {
  hydrateRoot(
    host,
    <>
      <Part {...JSON.parse(host.dataset.props ?? '{}')} />
      <HydrationReady island={host} />
    </>,
    {
      identifierPrefix: `${host.dataset.island}-`,
      // Mostly a translator or an extension has changed the page: nothing is lost, and it is no error of the page.
      onRecoverableError: console.warn,
    },
  );
}
