'use client';
import { useEffect, useRef } from 'react';
import { Perks } from '#components/careers/jobs/perks';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { SocialLinks } from '#components/layout/social-links';
import { applicationPromise } from '#data/application-choices';
import { jobsPath } from '#lib/shared/addresses/routes';
import type { Contacts } from '#lib/shared/company/contacts';
import type { Acknowledged } from '#lib/shared/forms/acknowledged';
import { application } from '#lib/shared/forms/application/form';

interface Props extends Pick<Contacts, 'social'> {
  own: Acknowledged | undefined;
}

export function WizardSuccess({ social, own }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className="leaf sent" aria-labelledby="sent">
      <span className="leaf-margin" />
      <h2 id="sent" tabIndex={-1} ref={heading}>
        {application.success}
      </h2>
      <p className="mt-3">{applicationPromise}</p>
      {own && <Acknowledgement {...own} />}
      <Perks className="mt-5" entry="entry" />
      <p className="mt-6 font-semibold">Until then</p>
      <SocialLinks social={social}>
        <li>
          <a href={jobsPath}>Career paths</a>
        </li>
      </SocialLinks>
    </section>
  );
}
