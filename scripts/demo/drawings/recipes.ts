import { BORSCHES, TOMYAMS } from './dishes/borsch.ts'
import { BREADS } from './dishes/bread.ts'
import { BURGERS } from './dishes/burgers.ts'
import { CAKES, CHEESECAKES } from './dishes/cakes.ts'
import { COFFEES, LATTES } from './dishes/coffee.ts'
import { COMBOS } from './dishes/combos.ts'
import { CRABS } from './dishes/crab.ts'
import { CROISSANTS } from './dishes/croissant.ts'
import { BUNS, DONUTS } from './dishes/donut.ts'
import { FRIES } from './dishes/fries.ts'
import { FISH } from './dishes/grilled-fish.ts'
import { HOTDOGS } from './dishes/hotdog.ts'
import { ICECREAMS } from './dishes/icecream.ts'
import { KHACHAPURI } from './dishes/khachapuri.ts'
import { GYOZA, KHINKALI, MANTI } from './dishes/khinkali.ts'
import { LEMONADES } from './dishes/lemonades.ts'
import { CHICKENS, CUTLETS } from './dishes/meats.ts'
import { MORSES } from './dishes/morses.ts'
import { NOODLE_SOUPS, UDON } from './dishes/noodle-soups.ts'
import { OMELETTES } from './dishes/omelette.ts'
import { PANCAKES, SYRNIKI } from './dishes/pancakes.ts'
import { LASAGNES, PASTAS } from './dishes/pasta.ts'
import { PELMENI, VARENIKI } from './dishes/pelmeni.ts'
import { PIES, PIROZHKI, POCKETS } from './dishes/pies.ts'
import { PIZZA_SETS, PIZZAS } from './dishes/pizza.ts'
import { SPIT_PLATES } from './dishes/plates.ts'
import { PLOVS, RICES } from './dishes/plov.ts'
import { BOWLS } from './dishes/poke.ts'
import { PORRIDGES } from './dishes/porridge.ts'
import { PYANSE } from './dishes/pyanse.ts'
import { RAMEN } from './dishes/ramen.ts'
import { ROLL_SETS } from './dishes/roll-sets.ts'
import { ROLLS } from './dishes/rolls.ts'
import { CAESARS, SALADS } from './dishes/salads.ts'
import { MIXED_SALADS } from './dishes/salads-mixed.ts'
import { SANDWICHES } from './dishes/sandwich.ts'
import { SAUCES } from './dishes/sauces.ts'
import { CAVIARS, SHRIMPS } from './dishes/seafood.ts'
import { SEAWEEDS } from './dishes/seaweed.ts'
import { MILKSHAKES, SMOOTHIES } from './dishes/shakes.ts'
import { SHAWARMA_SETS, SHAWARMAS } from './dishes/shawarma.ts'
import { SQUIDS } from './dishes/shellfish.ts'
import { SHASHLIKS } from './dishes/skewers.ts'
import { SOUPS } from './dishes/soups.ts'
import { SPRING_ROLLS } from './dishes/spring-rolls.ts'
import { STEAKS } from './dishes/steaks.ts'
import { STEWS, STIR_FRIES } from './dishes/stir-fry.ts'
import { SASHIMI, SUSHI } from './dishes/sushi.ts'
import { SWEETS } from './dishes/sweets.ts'
import { TARTS } from './dishes/tarts.ts'
import { TEAS } from './dishes/tea.ts'
import { TOASTS } from './dishes/toast.ts'
import { VEGETABLES } from './dishes/vegetable-plates.ts'
import { WINGS } from './dishes/wings.ts'
import { WOKS } from './dishes/woks.ts'
import { DISH_KINDS, type DishKind } from './kinds.ts'
import type { Draw } from './pen.ts'

type Recipes = Record<string, Draw>

/** The kinds that are drawn by recipe: what the dish is made of decides how it looks, not chance. */
const RECIPES = {
  pizza: PIZZAS,
  'pizza-set': PIZZA_SETS,
  rolls: ROLLS,
  'roll-set': ROLL_SETS,
  sushi: SUSHI,
  sashimi: SASHIMI,
  'spring-rolls': SPRING_ROLLS,
  ramen: RAMEN,
  udon: UDON,
  'noodle-soup': NOODLE_SOUPS,
  wok: WOKS,
  pasta: PASTAS,
  lasagne: LASAGNES,
  soup: SOUPS,
  borsch: BORSCHES,
  tomyam: TOMYAMS,
  burger: BURGERS,
  fries: FRIES,
  hotdog: HOTDOGS,
  combo: COMBOS,
  shawarma: SHAWARMAS,
  'shawarma-set': SHAWARMA_SETS,
  'spit-plate': SPIT_PLATES,
  shashlik: SHASHLIKS,
  steak: STEAKS,
  wings: WINGS,
  chicken: CHICKENS,
  cutlets: CUTLETS,
  'stir-fry': STIR_FRIES,
  stew: STEWS,
  pelmeni: PELMENI,
  vareniki: VARENIKI,
  khinkali: KHINKALI,
  khachapuri: KHACHAPURI,
  plov: PLOVS,
  rice: RICES,
  manti: MANTI,
  gyoza: GYOZA,
  salad: { ...SALADS, ...MIXED_SALADS },
  caesar: CAESARS,
  seaweed: SEAWEEDS,
  vegetables: VEGETABLES,
  bowl: BOWLS,
  crab: CRABS,
  shrimp: SHRIMPS,
  squid: SQUIDS,
  caviar: CAVIARS,
  fish: FISH,
  pancakes: PANCAKES,
  syrniki: SYRNIKI,
  porridge: PORRIDGES,
  omelette: OMELETTES,
  toast: TOASTS,
  sandwich: SANDWICHES,
  cake: CAKES,
  cheesecake: CHEESECAKES,
  sweets: SWEETS,
  tart: TARTS,
  bun: BUNS,
  donut: DONUTS,
  croissant: CROISSANTS,
  pie: PIES,
  pirozhki: PIROZHKI,
  pocket: POCKETS,
  icecream: ICECREAMS,
  bread: BREADS,
  pyanse: PYANSE,
  coffee: COFFEES,
  latte: LATTES,
  tea: TEAS,
  lemonade: LEMONADES,
  milkshake: MILKSHAKES,
  smoothie: SMOOTHIES,
  mors: MORSES,
  sauce: SAUCES,
} as const satisfies Partial<Record<DishKind, Recipes>>

type Book = typeof RECIPES

/** A dish by its kind, or by its kind and recipe: «pizza» is any pizza, «pizza:margherita» is that one. */
export type DishPicture = DishKind | { [Kind in keyof Book]: `${Kind}:${keyof Book[Kind] & string}` }[keyof Book]

const BOOK: Partial<Record<string, Recipes>> = RECIPES

/** Every picture with a recipe of its own. */
export const RECIPE_PICTURES: readonly DishPicture[] = DISH_KINDS.flatMap((kind) =>
  Object.keys(BOOK[kind] ?? {}).map((recipe) => `${kind}:${recipe}` as DishPicture),
)

/** The kind a picture belongs to. */
export function kindOf(picture: DishPicture): DishKind {
  const [name] = picture.split(':')
  const kind = DISH_KINDS.find((one) => one === name)
  if (!kind) throw new Error(`Nobody draws ${picture}`)
  return kind
}

/** How the picture's recipe is drawn; undefined when it names none. */
export function recipeOf(picture: DishPicture): Draw | undefined {
  const [kind = '', recipe = ''] = picture.split(':')
  return BOOK[kind]?.[recipe]
}

/** All the recipes of a kind. */
export const recipesOf = (kind: DishKind): Recipes => BOOK[kind] ?? {}
