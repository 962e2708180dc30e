// A verifier that knows nothing of us: reads { credential, methods } from standard input, says true or false.
import { text } from 'node:stream/consumers';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as Multikey from '@digitalbazaar/ed25519-multikey';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import jsigs from 'jsonld-signatures';

const { credential, methods } = JSON.parse(await text(process.stdin));

/** The issuer's document and its keys are all that it asks for. */
async function documentLoader(url) {
  const method = methods.find(({ id }) => id === url);
  const controller = url.split('#')[0];
  const document = method
    ? await (await Multikey.from(method)).export({ publicKey: true, includeContext: true })
    : {
        '@context': 'https://www.w3.org/ns/did/v1',
        id: controller,
        assertionMethod: methods.map(({ id }) => id),
      };
  return { contextUrl: null, documentUrl: url, document };
}

const result = await jsigs.verify(credential, {
  suite: new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() }),
  purpose: new jsigs.purposes.AssertionProofPurpose(),
  documentLoader,
});
if (process.env.WHY && !result.verified) console.error(JSON.stringify(result.error, null, 2));
console.log(result.verified);
