import { Check, EnquiryLinks, Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Input } from '#components/ui/plain-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { ErasePersonView } from '#lib/desk/views/erase-person';

type Found = NonNullable<ErasePersonView['found']>;

export function ErasePersonPage({ desk, view }: { desk: Desk; view: ErasePersonView }) {
  const { typed, isUnclear, found } = view;
  return (
    <DeskShell desk={desk} state={found ? 'found' : 'asked'}>
      <DeskHead title="Erase a person">
        For somebody who asks for it: this erases everything stored under an e-mail address or a
        phone number. Erase a single enquiry on its own page.
      </DeskHead>
      <div className="wrap">
        <search>
          <form className="find" method="get" action={routes.deskErase}>
            <Input
              id="who"
              name="who"
              label="Full e-mail address or phone number"
              type="search"
              autoComplete="off"
              defaultValue={typed}
              error={
                isUnclear ? 'This is neither a full e-mail address nor a phone number.' : undefined
              }
            />
            <Submit>Look up</Submit>
          </form>
        </search>
        {found && <Stored found={found} />}
        {found && !found.isNothing && <Confirm view={view} found={found} />}
      </div>
    </DeskShell>
  );
}

function Stored({ found: { who, isNothing, held, enquiries } }: { found: Found }) {
  if (isNothing) {
    return (
      <p>
        Nothing is stored about <b>{who}</b>.
      </p>
    );
  }
  return (
    <section className="grid gap-3 pt-5" aria-labelledby="stored">
      <h2 id="stored">Stored about {who}</h2>
      <p>{held}.</p>
      <EnquiryLinks links={enquiries} />
    </section>
  );
}

function Confirm({ view, found }: { view: ErasePersonView; found: Found }) {
  const { typed, signedIn, rejected } = view;
  const { who, isPhone, person } = found;
  return (
    <section className="erase mt-9" aria-labelledby="erase">
      <h2 id="erase">Erase all of it</h2>
      <p className="mt-2">
        {isPhone && 'A family or an office may share a phone: check whose details these are. '}
        This erases submissions with their files, history and mails, drafts, mentions in digests,
        and the personal fields of orders. Invoices and credit notes stay as they were issued, name
        included, for eight years, as tax and company law require. It cannot be undone. It does not
        reach the operations mailbox or earlier backups.
      </p>
      <form className="form mt-4" method="post" action={deskCalls.erase} noValidate data-fresh="">
        <Hidden fields={person ? { person: person.reference, asked: 'yes' } : { who: typed }} />
        {person && <Keys keys={person.keys} />}
        <EraseFields
          signedIn={signedIn}
          label={`Type the ${person ? 'reference' : isPhone ? 'phone number' : 'address'} again to confirm`}
          hint={person?.reference ?? who}
          capitals={person !== undefined}
          typed={rejected?.confirm}
          error={rejected?.error}
        />
        <Submit>Erase the person for good</Submit>
      </form>
    </section>
  );
}

/** A key that somebody else has as well is ticked by hand, because all that is theirs would go too. */
function Keys({ keys }: { keys: NonNullable<Found['person']>['keys'] }) {
  return (
    <fieldset className="field">
      <legend className="legend">What is found by</legend>
      {keys.map(({ shown, isTicked, others }) => (
        <Check key={shown} name="who" value={shown} defaultChecked={isTicked}>
          {shown}
          {others.length > 0 && (
            <span className="small"> also {others.join(', ')}: theirs would be erased too</span>
          )}
        </Check>
      ))}
    </fieldset>
  );
}

interface Props {
  signedIn: string;
  label: string;
  hint: string;
  capitals?: boolean;
  typed: string | undefined;
  error: string | undefined;
}

/** An erasure needs a fresh sign-in, and the key typed once more. */
export function EraseFields({ signedIn, label, hint, capitals = false, typed, error }: Props) {
  return (
    <>
      <p className="notice">
        You signed in at {signedIn}. After an hour we ask for a new code before anything is erased.
      </p>
      <Input
        id="confirm"
        name="confirm"
        {...{ label, hint, error }}
        type="text"
        autoComplete="off"
        autoCapitalize={capitals ? 'characters' : 'none'}
        defaultValue={typed ?? ''}
      />
    </>
  );
}
