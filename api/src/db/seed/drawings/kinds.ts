import { bread, pie } from './dishes/bakery.ts'
import { omelette, porridge } from './dishes/breakfast.ts'
import { burger } from './dishes/burgers.ts'
import { cake, cheesecake } from './dishes/cakes.ts'
import { coffee, latte } from './dishes/coffee.ts'
import { lemonade, milkshake, mors } from './dishes/cold-drinks.ts'
import { crab } from './dishes/crab.ts'
import { croissant } from './dishes/croissant.ts'
import { donut } from './dishes/donut.ts'
import { fries } from './dishes/fries.ts'
import { shashlik, steak } from './dishes/grill.ts'
import { hotdog } from './dishes/hotdog.ts'
import { icecream } from './dishes/icecream.ts'
import { khachapuri } from './dishes/khachapuri.ts'
import { khinkali, manti } from './dishes/khinkali.ts'
import { ramen, udon, wok } from './dishes/noodles.ts'
import { pancakes, syrniki } from './dishes/pancakes.ts'
import { pelmeni, vareniki } from './dishes/pelmeni.ts'
import { pizza } from './dishes/pizza.ts'
import { plov } from './dishes/plov.ts'
import { pokeBowl } from './dishes/poke.ts'
import { pyanse } from './dishes/pyanse.ts'
import { rolls } from './dishes/rolls.ts'
import { caesar, salad } from './dishes/salads.ts'
import { sandwich } from './dishes/sandwich.ts'
import { caviar, salmon, scallops, shrimps } from './dishes/seafood.ts'
import { combo, sauce } from './dishes/sets.ts'
import { borsch, soup, tomyam } from './dishes/soups.ts'
import { shawarma, wings } from './dishes/street.ts'
import { sashimi, sushi } from './dishes/sushi.ts'
import { tea } from './dishes/tea.ts'
import type { Pen } from './pen.ts'
import type { PropSet } from './props.ts'
import type { Mood } from './tables.ts'

/** Every kind of dish the demo menus can show. */
export const DISH_KINDS = [
  'pizza',
  'rolls',
  'sushi',
  'sashimi',
  'ramen',
  'udon',
  'wok',
  'soup',
  'borsch',
  'tomyam',
  'burger',
  'fries',
  'hotdog',
  'shawarma',
  'shashlik',
  'steak',
  'wings',
  'pelmeni',
  'vareniki',
  'khinkali',
  'khachapuri',
  'plov',
  'manti',
  'salad',
  'caesar',
  'bowl',
  'crab',
  'shrimp',
  'scallops',
  'caviar',
  'salmon',
  'pancakes',
  'syrniki',
  'porridge',
  'omelette',
  'sandwich',
  'cake',
  'cheesecake',
  'donut',
  'croissant',
  'pie',
  'icecream',
  'bread',
  'pyanse',
  'coffee',
  'latte',
  'tea',
  'lemonade',
  'milkshake',
  'mors',
  'sauce',
  'combo',
] as const

export type DishKind = (typeof DISH_KINDS)[number]

export type DishLook = {
  /** Top: centred on the origin, radius about 135. Side: base on the origin, up to 250 high. */
  draw: (pen: Pen) => string
  view: 'top' | 'side'
  moods: readonly [Mood, ...Mood[]]
  props: PropSet
  /** Kinds of the same view that stand beside it on a cover. */
  company: readonly [DishKind, ...DishKind[]]
}

const top = (
  draw: DishLook['draw'],
  moods: DishLook['moods'],
  props: PropSet,
  company: DishLook['company'],
): DishLook => ({ draw, view: 'top', moods, props, company })

const side = (draw: DishLook['draw'], moods: DishLook['moods'], company: DishLook['company']): DishLook => ({
  draw,
  view: 'side',
  moods,
  props: 'cafe',
  company,
})

export const DISHES: Record<DishKind, DishLook> = {
  pizza: top(pizza, ['warm', 'warm', 'fresh', 'dark'], 'european', ['salad', 'pizza', 'caesar', 'wings']),
  rolls: top(rolls, ['fresh', 'dark', 'fresh', 'warm'], 'asian', ['sushi', 'rolls', 'bowl', 'sashimi']),
  sushi: top(sushi, ['fresh', 'dark', 'warm'], 'asian', ['rolls', 'sashimi', 'ramen']),
  sashimi: top(sashimi, ['fresh', 'warm', 'sweet'], 'asian', ['sushi', 'rolls', 'bowl']),
  ramen: top(ramen, ['warm', 'dark', 'fresh'], 'asian', ['pyanse', 'udon', 'wok', 'rolls']),
  udon: top(udon, ['fresh', 'warm', 'dark'], 'asian', ['wok', 'ramen', 'pyanse']),
  wok: top(wok, ['warm', 'fresh', 'dark'], 'asian', ['udon', 'rolls', 'ramen']),
  soup: top(soup, ['fresh', 'warm'], 'european', ['bread', 'salad', 'caesar']),
  borsch: top(borsch, ['warm', 'fresh'], 'european', ['bread', 'pelmeni', 'pie']),
  tomyam: top(tomyam, ['fresh', 'dark', 'warm'], 'asian', ['wok', 'rolls', 'shrimp']),
  burger: side(burger, ['warm', 'dark', 'fresh'], ['fries', 'lemonade', 'milkshake', 'burger']),
  fries: side(fries, ['fresh', 'warm'], ['burger', 'milkshake', 'hotdog']),
  hotdog: side(hotdog, ['warm', 'fresh'], ['fries', 'lemonade', 'burger']),
  shawarma: top(shawarma, ['warm', 'fresh', 'dark'], 'grill', ['wings', 'salad', 'shawarma']),
  shashlik: top(shashlik, ['warm', 'dark', 'fresh'], 'grill', ['khachapuri', 'khinkali', 'salad']),
  steak: top(steak, ['dark', 'warm'], 'grill', ['salad', 'wings', 'caesar']),
  wings: top(wings, ['warm', 'dark', 'fresh'], 'grill', ['pizza', 'sauce', 'steak']),
  pelmeni: top(pelmeni, ['warm', 'fresh'], 'european', ['borsch', 'vareniki', 'salad']),
  vareniki: top(vareniki, ['warm', 'sweet', 'fresh'], 'european', ['borsch', 'pelmeni', 'syrniki']),
  khinkali: top(khinkali, ['warm', 'dark', 'fresh'], 'grill', ['khachapuri', 'shashlik', 'salad']),
  khachapuri: top(khachapuri, ['warm', 'fresh', 'dark'], 'grill', ['khinkali', 'shashlik', 'salad']),
  plov: top(plov, ['warm', 'fresh'], 'grill', ['manti', 'salad', 'bread']),
  manti: top(manti, ['warm', 'fresh', 'dark'], 'grill', ['plov', 'salad', 'shashlik']),
  salad: top(salad, ['fresh', 'warm'], 'european', ['soup', 'caesar', 'bowl']),
  caesar: top(caesar, ['fresh', 'warm'], 'european', ['soup', 'salad', 'steak']),
  bowl: top(pokeBowl, ['fresh', 'sweet', 'warm'], 'asian', ['rolls', 'salad', 'bowl']),
  crab: top(crab, ['fresh', 'dark', 'fresh'], 'sea', ['scallops', 'caviar', 'shrimp']),
  shrimp: top(shrimps, ['fresh', 'warm', 'dark'], 'sea', ['scallops', 'crab', 'salad']),
  scallops: top(scallops, ['fresh', 'dark'], 'sea', ['crab', 'shrimp', 'salmon']),
  caviar: top(caviar, ['fresh', 'warm', 'dark'], 'sea', ['crab', 'pancakes', 'bread']),
  salmon: top(salmon, ['fresh', 'dark', 'warm'], 'sea', ['scallops', 'salad', 'soup']),
  pancakes: top(pancakes, ['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'syrniki', 'porridge']),
  syrniki: top(syrniki, ['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'omelette', 'porridge']),
  porridge: top(porridge, ['sweet', 'fresh', 'warm'], 'cafe', ['coffee', 'croissant', 'syrniki']),
  omelette: top(omelette, ['fresh', 'sweet', 'warm'], 'european', ['coffee', 'croissant', 'salad']),
  sandwich: side(sandwich, ['fresh', 'warm'], ['latte', 'lemonade', 'fries']),
  cake: top(cake, ['sweet', 'fresh', 'dark'], 'cafe', ['coffee', 'cheesecake', 'donut']),
  cheesecake: top(cheesecake, ['sweet', 'fresh', 'warm'], 'cafe', ['coffee', 'cake', 'croissant']),
  donut: top(donut, ['sweet', 'fresh'], 'cafe', ['coffee', 'donut', 'cake']),
  croissant: top(croissant, ['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'omelette', 'bread']),
  pie: top(pie, ['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'bread', 'croissant']),
  icecream: side(icecream, ['sweet', 'fresh'], ['milkshake', 'icecream', 'lemonade']),
  bread: top(bread, ['warm', 'fresh', 'sweet'], 'cafe', ['croissant', 'pie', 'coffee']),
  pyanse: top(pyanse, ['warm', 'fresh', 'dark'], 'asian', ['ramen', 'wok', 'udon']),
  coffee: top(coffee, ['sweet', 'warm', 'dark', 'fresh'], 'cafe', ['croissant', 'cheesecake', 'donut']),
  latte: side(latte, ['sweet', 'warm', 'dark'], ['milkshake', 'sandwich', 'latte']),
  tea: side(tea, ['warm', 'sweet', 'fresh'], ['latte', 'lemonade', 'milkshake']),
  lemonade: side(lemonade, ['fresh', 'sweet'], ['lemonade', 'latte', 'icecream']),
  milkshake: side(milkshake, ['sweet', 'fresh'], ['icecream', 'milkshake', 'latte']),
  mors: side(mors, ['fresh', 'warm', 'sweet'], ['lemonade', 'latte', 'icecream']),
  sauce: top(sauce, ['warm', 'fresh', 'dark'], 'european', ['wings', 'shawarma', 'salad']),
  combo: side(combo, ['warm', 'fresh', 'dark'], ['milkshake', 'lemonade', 'burger']),
}
