/** A certificate for machines: Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0/), signed with eddsa-jcs-2022. */
import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';
import { type Achievement, achievementOf } from '#lib/server/certificates/achievement';
import { type Certificate, shownName } from '#lib/server/certificates/certificate';
import { didOf, keyIdOf, type SigningKey } from '#lib/server/certificates/issuer';
import { certificateJsonPath } from '#lib/shared/addresses/routes';

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

interface Issuer {
  readonly origin: string;
  /** The provider's name in law. */
  readonly name: string;
}

/** The signed credential; throws for a certificate about nothing we know. */
export function credentialOf(
  certificate: Certificate,
  issuer: Issuer,
  key: SigningKey,
  status: object,
): object {
  const achievement = achievementOf(certificate.what);
  if (!achievement) throw new Error(`${certificate.number} is about ${certificate.what}`);
  const document = { ...unsigned(certificate, achievement, issuer), credentialStatus: status };
  return signedBy(document, certificate.issuedAt, issuer.origin, key);
}

/** The document with its proof, made at `at`, epoch milliseconds. */
export function signedBy(document: Document, at: number, origin: string, key: SigningKey): object {
  // Seconds are enough, and the form that every verifier reads.
  const created = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return { ...document, proof: proofOf(document, created, origin, key) };
}

interface Document {
  readonly '@context': readonly string[];
}

function unsigned(certificate: Certificate, achievement: Achievement, { origin, name }: Issuer) {
  const { number, date } = certificate;
  const { title, description, assessed, family, path } = achievement;
  return {
    '@context': contexts,
    id: `${origin}${certificateJsonPath(number)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(origin), type: ['Profile'], name, url: origin },
    validFrom: `${date}T00:00:00+05:30`,
    name: title,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: shownName(certificate),
          identityType: 'name',
        },
      ],
      achievement: {
        id: `${origin}${path}`,
        type: ['Achievement'],
        achievementType: family === 'HACA' ? 'Qualification' : 'Certificate',
        name: title,
        description,
        criteria: { narrative: `Phone interview and online evaluation. ${assessed.join('. ')}.` },
      },
    },
  };
}

/** https://www.w3.org/TR/vc-di-eddsa/#eddsa-jcs-2022 */
function proofOf(document: Document, created: string, origin: string, key: SigningKey): object {
  const options = {
    '@context': document['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created,
    verificationMethod: keyIdOf(origin, key.publicKey),
    proofPurpose: 'assertionMethod',
  };
  const signature = key.sign(Buffer.concat([digest(options), digest(document)]));
  return { ...options, proofValue: `z${base58.encode(signature)}` };
}

const digest = (value: object): Buffer =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest();
