import { expect, test } from '@jest/globals';
import { POST as change } from '#app/api/desk/templates/route';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as templates } from '#app/desk/templates/route';
import { listForEachTest } from '#tests/desk/desk-samples';

const { desk, add, does, read, post: send } = listForEachTest();
const post = (fields: Record<string, string>) =>
  send(change, '/api/desk/templates', { action: 'save', ...fields });

const tamil = {
  title: 'அழைப்பு',
  kind: 'contact',
  language: 'Tamil',
  body: 'வணக்கம் {name}, {reference}: {link}',
};

test('a template of a kind holds filled in on its enquiries: as a mail, on WhatsApp, and to be read out', async () => {
  expect((await post(tamil)).status).toBe(303);
  await post({ ...tamil, title: 'Of coaching', kind: 'coaching' });
  const reference = await add('Asha {me}', { phone: '98765 43210' });
  const html = await read(page, `/desk/${reference}`, { reference });
  expect(html).toContain(`வணக்கம் Asha {me}, ${reference}: http://localhost:3000/enquiry/`);
  expect(html).toContain('Guide: அழைப்பு, Tamil');
  expect(html).toContain(`https://wa.me/919876543210?text=${encodeURIComponent('வணக்கம் Asha')}`);
  expect(html).toMatch(/mailto:[^"]*subject=HOA-/);
  // The texts that come with the site go by WhatsApp as well.
  expect(html).toContain(
    `https://wa.me/919876543210?text=${encodeURIComponent('Dear Asha {me},')}`,
  );
  expect(html).not.toContain('Of coaching');
});

test('a change is a version more, and the former ones can be read', async () => {
  await post(tamil);
  const [first] = await desk().context.store.listTemplates();
  const id = first?.id ?? '';
  await post({ ...tamil, id, version: '1', body: 'Second {name}' });
  const html = await read(templates, '/desk/templates');
  expect(html).toContain('Second Asha Sample');
  expect(html).toContain('Version 2, by Meena, Tue 24 Nov, 11:40 AM');
  expect(html).toContain('Former versions (1)');
  const late = await post({ ...tamil, id, version: '1', body: 'Third' });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('A colleague changed this template');
  await post({ action: 'remove', id, version: '2' });
  expect(await read(templates, '/desk/templates')).not.toContain('Second');
  expect(await desk().context.store.listTemplates()).toHaveLength(3);
});

test('how it reads is shown before it is saved, and a name that nobody knows is refused', async () => {
  const preview = await post({ ...tamil, action: 'preview', body: 'Dear {name} <b>' });
  expect(await preview.text()).toContain('Dear Asha Sample &lt;b&gt;');
  expect(await desk().context.store.listTemplates()).toEqual([]);
  const wrong = await post({ ...tamil, body: 'Dear {nmae}' });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('We do not know {nmae}');
  expect(html).toContain('Dear {nmae}</textarea>');
});

test('a text keeps its language where it is filled in: kind, hour and day as well', async () => {
  await post({ ...tamil, body: 'உங்கள் {kind}: {hour}' });
  const reference = await add('Asha', { kind: 'contact', phone: '98765 43210' });
  const html = await read(page, `/desk/${reference}`, { reference });
  expect(html).toContain('உங்கள் செய்தி: அடுத்த வேலை நாளுக்குள்');
  await does(reference, 'no-answer', { again: '2026-11-26T16:00' });
  const later = await read(page, `/desk/${reference}`, { reference });
  const [text = ''] = /உங்கள் செய்தி: [^<"]*/.exec(later) ?? [];
  expect(text).toMatch(/26/);
  expect(text).toMatch(/4:00/);
  expect(text).not.toMatch(/[A-Za-z]/);
  expect(await read(templates, '/desk/templates')).not.toMatch(/உங்கள் செய்தி: [^<]*[A-Za-z]/);
});

test('what the desk brings by itself is there in Tamil and Telugu, and on WhatsApp nobody is asked to answer a mail', async () => {
  const reference = await add('Asha', { phone: '98765 43210' });
  const html = await read(page, `/desk/${reference}`, { reference });
  for (const title of ['We tried to call you', 'உங்களை அழைக்க முயன்றோம்', 'మీకు ఫోన్ చేయడానికి ప్రయత్నించాము']) {
    expect(html).toContain(title);
  }
  const texts = [...html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/g)].map(
    ([, text = '']) => decodeURIComponent(text),
  );
  expect(texts).toHaveLength(9);
  for (const text of texts) expect(text).not.toMatch(/this mail|மின்னஞ்சல|మెయిల్/);
  expect(html).toMatch(/body=[^"]*reply%20to%20this%20mail/);
});
