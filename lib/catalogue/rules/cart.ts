/**
 * The moves of a selection are pure, and shared by React and the inline script. A level whose modules are all
 * selected is held as the level, never as modules (contract: R6).
 */
import { courses, type Level } from '#data/courses';
import { withGst } from '#lib/platform/values/money';

/** One kind of training, exactly as it is stored (contract: Browser storage). */
export interface Selection {
  readonly type: string;
  /** Whole levels. */
  readonly haca: readonly Level[];
  /** Course numbers of single modules, none of them of a held level. */
  readonly acss: readonly number[];
}

export interface Cart {
  readonly certification: Selection;
  readonly coaching: Selection;
  readonly licenses: readonly LicenceId[];
}

export type CartKind = 'certification' | 'coaching';

export const cartKey = 'cart';
export const emptyCart = () => repair(undefined);

/** From the stored text; broken or foreign text gives what can be made of it, at least an empty cart. */
export function readCart(stored: string | null): Cart {
  try {
    return repair(JSON.parse(stored ?? 'null'));
  } catch {
    return emptyCart();
  }
}

/** From any value whatsoever: what is unknown, doubled or beside its own level is left out. */
export function repair(stored: unknown): Cart {
  const { certification, coaching, licenses } = Object(stored);
  return {
    certification: repairSelection(certification),
    coaching: repairSelection(coaching),
    licenses: known(licenses, licenceIds),
  };
}

function repairSelection(stored: unknown): Selection {
  const { type, haca, acss } = Object(stored);
  const numbers = Array.isArray(acss)
    ? acss.map((each) => (typeof each === 'string' ? Number(each) : each))
    : [];
  return settle(
    typeof type === 'string' && type ? type : 'one-on-one',
    known(haca, allLevels),
    known(numbers, allModules),
  );
}

const known = <T>(list: unknown, among: readonly T[]): T[] =>
  Array.isArray(list) ? [...new Set(list)].filter((each) => among.includes(each)) : [];

/** Full levels become levels; the modules of a level leave. The order stays as the visitor chose. */
function settle(type: string, haca: readonly Level[], acss: readonly number[]): Selection {
  const full = allLevels.filter((level) => modulesOf(level).every((no) => acss.includes(no)));
  const held = [...new Set([...haca, ...full])];
  return { type, haca: held, acss: acss.filter((no) => !held.some((l) => levelOf(no) === l)) };
}

/** Adds a module or takes it out; out of a held level it leaves the others one by one. */
export function toggleModule(cart: Cart, kind: CartKind, courseNo: number): Cart {
  const level = levelOf(courseNo);
  if (!level) return cart;
  const { type, haca, acss } = cart[kind];
  if (haca.includes(level) || acss.includes(courseNo)) return removeModules(cart, kind, [courseNo]);
  return { ...cart, [kind]: settle(type, haca, [...acss, courseNo]) };
}

export function toggleLevel(cart: Cart, kind: CartKind, level: Level): Cart {
  const { type, haca, acss } = cart[kind];
  if (haca.includes(level)) return removeModules(cart, kind, modulesOf(level));
  return { ...cart, [kind]: settle(type, [...haca, level], acss) };
}

export function addModules(cart: Cart, kind: CartKind, more: readonly number[]): Cart {
  const { type, haca, acss } = cart[kind];
  return { ...cart, [kind]: settle(type, haca, [...new Set([...acss, ...more])]) };
}

/** Takes modules out wherever they are held; a level that loses some leaves the others behind. */
export function removeModules(cart: Cart, kind: CartKind, gone: readonly number[]): Cart {
  const { type, haca, acss } = cart[kind];
  const broken = haca.filter((level) => modulesOf(level).some((no) => gone.includes(no)));
  const left = [...acss, ...broken.flatMap(modulesOf)].filter((no) => !gone.includes(no));
  const whole = haca.filter((level) => !broken.includes(level));
  return { ...cart, [kind]: settle(type, whole, left) };
}

export const addLicence = (cart: Cart, id: LicenceId): Cart =>
  cart.licenses.includes(id) ? cart : { ...cart, licenses: [...cart.licenses, id] };

export const removeLicence = (cart: Cart, id: LicenceId): Cart => ({
  ...cart,
  licenses: cart.licenses.filter((held) => held !== id),
});

/** Every module held, a level as its numbers, in the order of the catalogue. */
export const heldModules = ({ haca, acss }: Selection): number[] =>
  allModules.filter((no) => acss.includes(no) || haca.some((level) => levelOf(no) === level));

export const badgeCount = ({ certification, coaching, licenses }: Cart): number =>
  [certification.haca, certification.acss, coaching.haca, coaching.acss, licenses].reduce(
    (sum, list) => sum + list.length,
    0,
  );

/** First and last module; a test holds them against the catalogue. */
const spans = {
  foundation: [1, 6],
  intermediate: [7, 12],
  final: [13, 17],
} as const satisfies Record<Level, readonly [number, number]>;

export const allLevels: readonly Level[] = ['foundation', 'intermediate', 'final'];

export function modulesOf(level: Level): number[] {
  const [first, last] = spans[level];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const allModules: readonly number[] = /* @__PURE__ */ allLevels.flatMap(modulesOf);

/** undefined for a number that is no module. */
export const levelOf = (courseNo: number): Level | undefined =>
  allLevels.find((level) => modulesOf(level).includes(courseNo));

export interface Totals {
  readonly hours: number;
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

/** Totals of modules by their numbers; licences have no fee (contract: R26) and are not included. */
export function totalsOf(courseNos: readonly number[]): Totals {
  const held = courses.filter(({ courseNo }) => courseNos.includes(courseNo));
  const hours = held.reduce((sum, course) => sum + course.hours, 0);
  return { hours, ...withGst(held.reduce((sum, course) => sum + course.fees, 0)) };
}

/** Identifiers of the licences that the cart holds (contract: R26). */
export const licenceIds = ['trainer', 'accounting-practitioner', 'gst-practitioner'] as const;
export type LicenceId = (typeof licenceIds)[number];

/** The panel is on every page: it takes the names without the texts of data/licences. */
export const licenceNames = {
  trainer: 'HOA Licenced Trainer',
  'accounting-practitioner': 'HOA Licenced Accounting Practitioner',
  'gst-practitioner': 'HOA Licenced GST Practitioner',
} as const satisfies Record<LicenceId, string>;
