/** The address of a quotation: it holds what is quoted and the day, and no name. */
import { routes } from '#data/addresses/routes';

export interface Quoted {
  readonly modules?: readonly number[];
  /** Hours of a package, or a bootcamp's code. */
  readonly plan?: string;
  /** ISO date; today when absent. */
  readonly on?: string;
}

export function quotationPath({ plan, modules = [], on }: Quoted): string {
  const parts = [
    ...(plan ? [`plan=${plan}`] : []),
    ...(modules.length > 0 ? [`modules=${modules.join(',')}`] : []),
    ...(on ? [`on=${on}`] : []),
  ];
  return parts.length > 0 ? `${routes.quotation}?${parts.join('&')}` : routes.quotation;
}
