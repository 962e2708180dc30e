import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';

interface Props {
  id?: string;
  value?: string;
  className?: string;
  onInput?: (typed: string) => void;
  children?: ReactNode;
}

/** The one form that asks the site; the browser sends it by itself. */
export function SearchField({ id = 'q', value, className = 'wrap', onInput, children }: Props) {
  return (
    <search className={`${className} search-form`}>
      <form method="get" action={routes.search} data-native>
        <div className="field">
          <label htmlFor={id}>Search the site</label>
          <div className="search-line">
            <input
              id={id}
              name="q"
              type="search"
              defaultValue={value}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              onInput={onInput && ((event) => onInput(event.currentTarget.value))}
            />
            <button type="submit" className="button">
              <Icon name="search" />
              Search
            </button>
          </div>
        </div>
      </form>
      {children}
    </search>
  );
}
