import '#styles/site/index-rows.css';
import '#styles/site/scenes/scene.css';
import { SocialLinks } from '#components/layout/social-links';
import { IndexRows } from '#components/site/index-rows';
import { SceneHead } from '#components/site/scene-head';
import { CallBack } from '#components/site/scenes/call-back';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { contactPromise } from '#data/site';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'Every way to reach us',
  description: 'HOA by chat, telephone, e-mail, callback, community and channels, on one page.',
  path: routes.reachUs,
  hidden: true,
});

export default function ReachUsPage() {
  const { chat, call, phone, email, community, channel, social } = contactsOf(env());
  const ways = [
    { title: 'Chat', text: 'Write to us on your phone.', action: 'Open the chat', href: chat },
    {
      title: 'Call',
      text: 'You will speak to somebody who knows the courses and the jobs.',
      action: phone,
      href: call,
    },
    { title: 'E-mail', text: contactPromise, action: email, href: `mailto:${email}` },
    { title: 'Callback', text: contactPromise, action: 'Ask for a call', href: routes.contactUs },
    {
      title: 'Community',
      text: 'Accountants who answer each other’s questions.',
      action: 'Join the community',
      href: community && routes.community,
    },
    { title: 'Channel', text: 'Recorded webinars and clips.', action: 'Watch', href: channel },
  ].filter(({ href }) => href !== '');
  return (
    <>
      <SceneHead scene={<CallBack />} title="Every way to reach us" />
      <div className="wrap pb-16">
        <IndexRows rows={ways} />
        {social.length > 0 && (
          <h2 className="mt-10 mb-2 text-[1.3rem]! [letter-spacing:0]!">Follow us</h2>
        )}
        <SocialLinks social={social} />
      </div>
    </>
  );
}
