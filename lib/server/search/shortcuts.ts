/** Where a number leads that somebody holds and types into the search; and words in Tamil or Telugu, to the page in them. */
import { tamilPage } from '#data/job-hunt/ta';
import { teluguPage } from '#data/job-hunt/te';
import { readCertificateNumber } from '#lib/server/certificates/certificate';
import { certificatePath, routes } from '#lib/shared/addresses/routes';
import { isMistypedReference, readReference } from '#lib/shared/enquiries/rules/reference';
import type { Lead } from '#lib/shared/search/results';

/** Undefined for any other words. Whether a number is known, its own page says. */
export function leadOf(query: string): Lead | undefined {
  return certificateLead(query) ?? referenceLead(query) ?? paperLead(query) ?? languageLead(query);
}

function certificateLead(query: string): Lead | undefined {
  const read = readCertificateNumber(query);
  if ('number' in read) {
    return {
      title: `Check the certificate ${read.number}`,
      text: 'Whether it is genuine, what it is for, and its date.',
      href: certificatePath(read.number),
    };
  }
  if (read.problem !== 'wrong-check') return undefined;
  return {
    title: 'Check a certificate',
    text: 'This looks like the number of a certificate with one character mistyped: compare it with the paper.',
    href: routes.verify,
  };
}

function referenceLead(query: string): Lead | undefined {
  if (isMistypedReference(query)) {
    return {
      title: 'Ask us about your enquiry',
      text: 'This looks like the reference of an enquiry with one character mistyped: compare it with our mail.',
      href: routes.contactUs,
    };
  }
  // Seven letters alone may be a word.
  const read = /\d/.test(query) || /^\s*hoa/i.test(query) ? readReference(query) : undefined;
  if (!read || !('reference' in read)) return undefined;
  return {
    title: `Ask us about ${read.reference}`,
    text: 'This is the reference of an enquiry. To open its page, use the link in the mail that we sent you. If you do not have the mail, call or write to us and give the reference.',
    href: routes.contactUs,
  };
}

/** Of papers whose numbers alone open nothing. */
function paperLead(query: string): Lead | undefined {
  if (/^\s*q-?\d{8}-?[a-z\d]{4}\s*$/i.test(query)) {
    return {
      title: 'Make a quotation',
      text: 'We cannot open a quotation by its number: open the link that was shared with it, or make it again.',
      href: routes.quotation,
    };
  }
  if (/^\s*(hoa|cn)[/-]\d{2}-\d{2}[/-]\d{3,5}\s*$/i.test(query)) {
    return {
      title: 'Ask us about your invoice',
      text: 'This is the number of an invoice or credit note. To open it, use the link in the mail that confirmed the payment.',
      href: routes.contactUs,
    };
  }
  return undefined;
}

function languageLead(query: string): Lead | undefined {
  if (/\p{Script=Tamil}/u.test(query)) {
    return {
      title: tamilPage.title,
      text: 'The free webinar for accountants who are looking for work, in Tamil. The other pages are in English.',
      href: routes.jobHunt,
      language: 'ta',
    };
  }
  if (!/\p{Script=Telugu}/u.test(query)) return undefined;
  return {
    title: teluguPage.title,
    text: 'The free webinar for accountants who are looking for work, in Telugu. The other pages are in English.',
    href: routes.jobHuntTelugu,
    language: 'te',
  };
}
