import { privatePage } from '#app/private-page';
import { StoreAway } from '#components/accounts/store-away';
import { Logo } from '#components/layout/logo';
import { ThankYou } from '#components/webinars/thanks';
import { renderPaths } from '#data/addresses/render-paths';
import { contactsOf } from '#data/company/contacts';
import { connectionTexts } from '#data/connection-texts';
import type { PageLanguage } from '#data/job-hunt/words';
import { ownEnquiry, thanksOf } from '#lib/accounts/views/last-sent';
import { visitorReceipt } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { webinarFree } from '#lib/webinars/forms/free';
import { webinarPaid } from '#lib/webinars/forms/paid';

const render = privatePage(renderPaths.thankYou);
const title = 'Thank you';
type Receipt = Awaited<ReturnType<typeof visitorReceipt>>;

/** In the language of the page, for the browser that registered or paid. */
export async function GET(request: Request): Promise<Response> {
  const sent = request.headers.get('cookie') ?? '';
  const { session, lang } = Object.fromEntries(new URL(request.url).searchParams);
  const contacts = contactsOf(env());
  const receipt = await whileStoreAnswers<Receipt | 'store-away'>(
    () => visitorReceipt(sent),
    () => 'store-away',
  );
  const paid = receipt === 'store-away' ? undefined : receipt;
  const registered = await ownEnquiry(sent, webinarFree.kind);
  const shown = thanksOf({ session, lang }, registered, paid !== undefined);
  const isFree = shown.session !== undefined;
  if (receipt === 'store-away' && !isFree) {
    const page = (
      <>
        <div className="wrap pt-6">
          <Logo />
        </div>
        <StoreAway contacts={contacts} />
      </>
    );
    return render(title, page, { status: 503, retryAfterSeconds: 30 });
  }
  const own = isFree ? registered : paid && (await ownEnquiry(sent, webinarPaid.kind));
  const at = own?.receivedAt ?? Date.now();
  const page = <ThankYou {...shown} receipt={paid} own={own} contacts={contacts} at={at} />;
  return render(title, page, { main: inLanguage(shown.language) });
}

const inLanguage = (language: PageLanguage) =>
  language === 'en' ? {} : { lang: language, ...connectionTexts(language) };
