/** Somebody who applies in a terminal, in w3m or in lynx: no style, no script, no picture. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#data/addresses/routes';
import type { SystemPackage } from '#scripts/system';
import { type Cleanup, definePart, type Part } from '#tests/parts/part';
import { newFolder, until } from '#tests/parts/programs';
import { openPublicLine } from '#tests/parts/public-line';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { type OpenBrowser, openLynx, openW3m, type TextBrowser } from '#tests/parts/text-browser';
import { pdf } from '#tests/platform/files/samples';

/** A small one: over TLS, Debian's lynx sends the first 16 KB of a form, and waits for an answer to it. */
const resume = pdf();
const wrongNumber = 'Mobile number must be exactly 10 digits';

interface Context {
  readonly browser: TextBrowser;
  readonly site: Awaited<ReturnType<typeof openPublicSite>>;
  readonly file: string;
  readonly name: string;
}

async function answerAll({ browser, name, file }: Context, mobile: string): Promise<void> {
  const { write, writeLines, tick, choose } = browser;
  await write('Name', name);
  await write('Mobile', mobile);
  await write('Email', 'terminal@visitor.example.in');
  await tick('Female');
  await write('Age', '24');
  await tick('Others');
  await write('Your preferred location', 'Kochi');
  await writeLines('Contact Address', ['12 Temple Street', 'Madurai 625001']);
  await tick('ACSS 3');
  await tick('B.Com');
  await tick('On notice period');
  await tick('2-4 years');
  await tick('Bank');
  await tick('Cash flow');
  await tick('I declare');
  await write('Last salary per month', '28,000');
  await tick('₹33,000-42,000');
  await tick('Remote');
  await choose('Resume', file);
}

function textBrowser(name: SystemPackage, open: OpenBrowser, applicant: string): Part {
  return definePart<Context>({
    name,
    packages: [name, 'tmux'],
    holds: `in ${name}, at the keys of a terminal, somebody applies for a job with a resume, and reads the receipt`,
    prepare: async (cleanup: Cleanup) => {
      const folder = await newFolder(cleanup, name);
      const site = await openPublicSite(cleanup);
      const { proxy, cert } = await openPublicLine(cleanup, folder, site.origin);
      const file = join(folder, 'Resume.pdf');
      writeFileSync(file, resume);
      const url = `${publicSettings.SITE_URL}${routes.applyJobs}`;
      const browser = await open(cleanup, { folder, proxy, cert }, url);
      return { browser, site, file, name: applicant };
    },
    checks: {
      'all twelve steps are one form': async ({ browser }) => {
        await browser.shows('Personal information');
        await browser.shows('Step 1 of 12');
      },
      'a wrong mobile number comes back named, with all that was typed': async (context) => {
        const { browser } = context;
        await answerAll(context, '12345');
        await browser.send('Submit application');
        await browser.shows(wrongNumber);
        await browser.shows(context.name);
      },
      'once it is corrected and the resume chosen again, the application is received': async ({
        browser,
        file,
      }) => {
        // The summary of what is wrong names the field before it comes, and has no +91 behind.
        await browser.write('Mobile *.91', '9876543210');
        await browser.choose('Resume', file);
        await browser.send('Send again');
        await browser.shows('Your application has been submitted successfully!');
        await browser.shows(/Your reference is HOA-\w{4}-\w{3}/);
      },
      'staff have the mail with every answer, and the resume byte for byte': async (context) => {
        const subject = `[application] ${context.name}`;
        const found = () =>
          context.site.mail.received.find(({ mail }) => mail.subject?.includes(subject))?.mail;
        await until('staff have the mail', 60, () => found() !== undefined);
        const { text = '', attachments = [] } = found() ?? {};
        for (const line of [
          'Mobile: 9876543210',
          'Gender: Female',
          'Your preferred location: Kochi',
          'Contact Address: 12 Temple Street\nMadurai 625001',
          'AcSS certificates: ACSS 3 - tally-basic',
          'Education: B.Com',
          'Employment status: On notice period',
          'Skills: Bank reconciliation, Cash flow and budgets',
          'Expected salary: ₹33,000-42,000 per month',
          'Work preference: Remote Projects',
        ])
          assert.ok(text.includes(`${line}\n`), `${line} is not in ${text}`);
        const content = attachments[0]?.content as ArrayBuffer;
        assert.ok(Buffer.from(content).equals(resume));
      },
      'the receipt leads to the status of the application': async ({ browser }) => {
        await browser.follow('See the status');
        await browser.shows('We will contact you by');
      },
    },
  });
}

export const textBrowsers: readonly Part[] = [
  textBrowser('w3m', openW3m, 'Wanda Terminal'),
  textBrowser('lynx', openLynx, 'Lina Terminal'),
];
