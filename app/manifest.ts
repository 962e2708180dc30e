import type { MetadataRoute } from 'next';
import { routes } from '#data/addresses/routes';
import { provider } from '#data/site';
import { ground } from '#lib/platform/values/page-marks';

const icon = (size: number) => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home,
    name: `${provider.name}: work and training for accountants`,
    short_name: provider.name,
    description: provider.description,
    lang: 'en-IN',
    start_url: routes.home,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), src: '/icons/maskable-512.png', purpose: 'maskable' },
    ],
  };
}
