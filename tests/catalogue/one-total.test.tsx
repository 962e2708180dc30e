/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { FinderSlip } from '#components/catalogue/finder/finder-result';
import { HiddenTicks, Selection } from '#components/catalogue/selection';
import { courses, levels } from '#data/courses';
import { bands, goals, skills } from '#data/module-finder';
import { cartTicks } from '#lib/browser/inline-script/cart';
import {
  addModules,
  allModules,
  cartKey,
  emptyCart,
  heldModules,
  modulesOf,
  readCart,
  totalsOf,
} from '#lib/catalogue/rules/cart';
import { find } from '#lib/catalogue/rules/finder';
import { offerRows } from '#lib/catalogue/rules/offers';
import { quotationOf } from '#lib/catalogue/rules/quotation';
import { certificate } from '#lib/enquiries/forms/certificate';
import { storage } from '#lib/platform/browser/storage';
import { inRupees } from '#lib/platform/values/money';

const runs = { numRuns: 1000 };
/** Long after any fee that was asked before. */
const now = Date.parse('2099-11-24T12:00:00+05:30');
const selections = fc.subarray([...allModules], { minLength: 1 });

/** Worked out by hand: 118 hundredths of the fees of the catalogue, to the paisa. */
const paid = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, no) => sum + (courses[no - 1]?.fees ?? 0), 0) * 118) / 100;

function quoted(query: Readonly<Record<string, string>>): number {
  const quotation = quotationOf(query, now);
  if (typeof quotation === 'string') throw new Error(`no quotation of ${JSON.stringify(query)}`);
  return quotation.total;
}

cartTicks();
beforeAll(() => {
  const { container } = render(
    <>
      <HiddenTicks ticked={[]} />
      <Selection cart="certification" empty="" />
    </>,
  );
  document.body.innerHTML = container.innerHTML;
});

test('quotation, cart and mail name one total, to the rupee, for a thousand selections', () => {
  fc.assert(
    fc.property(selections, (numbers) => {
      const total = paid(numbers);
      expect(quoted({ modules: numbers.join(',') })).toBe(total);

      const cart = addModules(emptyCart(), 'certification', numbers);
      expect(totalsOf(heldModules(readCart(JSON.stringify(cart)).certification)).total).toBe(total);

      const { show } = certificate.fields.selectedCertifications;
      expect(show(numbers.map(String))).toContain(`= ${inRupees(total)}`);
    }),
    runs,
  );
});

test('the slip beside the modules names the same total', () => {
  fc.assert(
    fc.property(selections, (numbers) => {
      const cart = addModules(emptyCart(), 'certification', numbers);
      storage.set(cartKey, JSON.stringify(cart));
      const slip = document.querySelector('.slip-total [data-sum=total]');
      expect(slip?.shadowRoot?.textContent).toBe(inRupees(paid(numbers)));
    }),
  );
});

test('the finder’s slip names the total of the quotation that it leads to', () => {
  const answers = fc.array(fc.nat(bands.length - 1), {
    minLength: skills.length,
    maxLength: skills.length,
  });
  fc.assert(
    fc.property(fc.constantFrom(...goals), answers, (goal, given) => {
      const found = find({ goal: goal.id, s: given.join('') });
      if (!('modules' in found) || found.modules.length === 0) return;
      const slip = render(<FinderSlip found={found} origin="https://hoa.example" />);
      const html = slip.container.innerHTML;
      cleanup();
      const [, modules = ''] = /\/quotation\?modules=([\d,]+)/.exec(html) ?? [];
      expect(html).toContain(`<span class="sum">${inRupees(quoted({ modules }))}</span>`);
    }),
  );
});

test('the comparison names the totals of the quotations', () => {
  const rows = offerRows().map(({ total }) => total);
  const asked = [
    ...levels.map((level) => ({ modules: modulesOf(level).join(',') })),
    ...['B05FO03', 'B06IN04', 'B07FN05', '30', '60', '90'].map((plan) => ({ plan })),
  ];
  expect(asked.map((query) => quoted(query))).toEqual(rows);
});
