'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useStored } from '#components/catalogue/use-cart';
import { routes } from '#data/addresses/routes';
import { browserStorage } from '#data/browser-storage';
import { eraseDraft } from '#lib/applications/browser/draft';
import { countHeld } from '#lib/browser/inline-script/cart';
import { readCart, type Selection } from '#lib/catalogue/rules/cart';
import { storage } from '#lib/platform/browser/storage';
import { plural } from '#lib/platform/values/words';
import { practiceKey } from '#lib/practice/browser/stored-book';
import { readRecord } from '#lib/practice/rules/book';
import { eraseDraft as eraseRegistration, savedDraftKey } from '#lib/webinars/browser/draft';

/** These are the visitor's own work; the rest of the storage are switches such as the theme. */
const holdings = [
  {
    key: 'cart',
    title: 'Your selection',
    text: 'Modules, levels and licences you have picked.',
    action: 'Go on to the modules',
    href: `${routes.certification}#accss`,
  },
  {
    key: 'application',
    title: 'Job application',
    text: 'Answers of an application you have not sent, and the resume you chose for it.',
    action: 'Go on with the application',
    href: routes.applyJobs,
  },
  {
    key: practiceKey,
    title: 'Practice book',
    text: 'Your best result of each page, and the sheets you have typed into.',
    action: 'Open the practice book',
    href: routes.practice,
  },
  {
    key: savedDraftKey,
    title: 'Webinar registration',
    text: 'Your answers to the free registration, until you send it.',
    action: 'Go on with the registration',
    href: routes.jobHunt,
  },
] as const;

type Holding = (typeof holdings)[number];

export function Holdings() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div data-react data-hydrate-for={holdings.map(({ key }) => key).join(' ')}>
      {!ready && (
        <button type="button" className="button when-script">
          Show what this browser keeps
        </button>
      )}
      {ready && (
        <>
          <ul className="holdings">
            {holdings.map((holding) => (
              <Row key={holding.key} holding={holding} />
            ))}
          </ul>
          <DeleteAll />
          <p className="small mt-3">
            This also deletes the theme, your last tab and the closed pop-up. It does not delete
            what you have sent us: <a href={`${routes.privacy}#your-data`}>how to withdraw that</a>.
          </p>
        </>
      )}
    </div>
  );
}

function DeleteAll() {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <button type="button" className="button line mt-7" onClick={() => setAsks(true)}>
        Delete everything
      </button>
    );
  }
  return (
    <div
      className="mt-7"
      role="alertdialog"
      aria-label="Delete everything?"
      tabIndex={-1}
      // The clicked element is gone: this takes the keyboard focus in its place.
      ref={(asked) => asked?.focus()}
    >
      <p className="mb-3">
        This deletes everything from this browser and cannot be undone. Delete it?
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetAll();
            setAsks(false);
          }}
        >
          Yes, delete everything
        </button>
        <button type="button" className="button line" onClick={() => setAsks(false)}>
          Keep it
        </button>
      </div>
    </div>
  );
}

function forgetAll(): void {
  eraseDraft();
  for (const { name, place } of browserStorage) {
    if (place === 'local storage') storage.set(name, null);
  }
}

/** The resume lies in a database of its own and goes with the answers. */
function forget(key: Holding['key']): void {
  if (key === 'application') eraseDraft();
  else if (key === savedDraftKey) eraseRegistration();
  else storage.set(key, null);
}

function Row({ holding: { key, title, text, ...own } }: { holding: Holding }) {
  const held = useStored(key);
  const empty = held === null || (key === 'cart' && countHeld(held) === 0);
  const ways = key === 'cart' && held !== null ? waysOfCart(held) : [own];
  return (
    <li>
      <div>
        <h2 className="step-title">{title}</h2>
        <p className="text-quiet">{empty ? 'Nothing is saved here.' : text}</p>
        <p className="num">{!empty && <Amount name={key} held={held} />}</p>
      </div>
      {!empty && (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {ways.map((way) => (
            <a key={way.href} className="action" href={way.href}>
              {way.action}
            </a>
          ))}
          <button type="button" className="button line low" onClick={() => forget(key)}>
            Delete<span className="sr-only"> {title.toLowerCase()}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function waysOfCart(held: string) {
  const cart = readCart(held);
  const isIn = ({ acss, haca }: Selection) => acss.length + haca.length > 0;
  return [
    ...(isIn(cart.certification)
      ? [{ action: 'Go on to the modules', href: `${routes.certification}#accss` }]
      : []),
    ...(isIn(cart.coaching)
      ? [{ action: 'Go on with the coaching', href: `${routes.coaching}#personalized` }]
      : []),
    ...(cart.licenses.length > 0
      ? [{ action: 'Go on to the licences', href: `${routes.licenses}#hoalicense` }]
      : []),
  ];
}

function Amount({ name, held }: { name: Holding['key']; held: string }): ReactNode {
  if (name === practiceKey) return amountOfPractice(held);
  const count = name === 'cart' ? countHeld(held) : answersIn(held);
  const unit = name === 'cart' ? 'selected' : count === 1 ? 'answer' : 'answers';
  return `${count} ${unit}`;
}

function amountOfPractice(held: string): string {
  const { best, sheets } = readRecord(held, Date.now());
  const [pages, open] = [Object.keys(best).length, Object.keys(sheets).length];
  return `${plural(pages, 'page')} marked, ${plural(open, 'sheet')} typed`;
}

/** How many answers a stored draft holds, however deep; broken: none. An application's are beside its time, step and key. */
function answersIn(held: string): number {
  const count = (value: unknown): number => {
    if (typeof value === 'object' && value !== null) {
      return Object.values(value).reduce((sum: number, each) => sum + count(each), 0);
    }
    return value === '' || value === null || value === false || value === 0 ? 0 : 1;
  };
  try {
    const draft = JSON.parse(held);
    return count(draft?.typed ?? draft);
  } catch {
    return 0;
  }
}
