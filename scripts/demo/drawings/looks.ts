import { quesadilla } from './dishes/khachapuri.ts'
import { water } from './dishes/lemonades.ts'
import { ribs, sausages } from './dishes/meats.ts'
import { cabbageRolls } from './dishes/pelmeni.ts'
import { doner, lunch, pot, tteokbokki } from './dishes/plates.ts'
import { salmon, scallops } from './dishes/seafood.ts'
import { edamame } from './dishes/seaweed.ts'
import { mussels, oysters } from './dishes/shellfish.ts'
import { grillSet } from './dishes/skewers.ts'
import { bakedPotato } from './dishes/vegetable-plates.ts'
import { nuggets } from './dishes/wings.ts'
import type { DishKind } from './kinds.ts'
import { anyOf, type Draw } from './pen.ts'
import type { PropSet } from './props.ts'
import { type DishPicture, kindOf, recipeOf, recipesOf } from './recipes.ts'
import type { Mood } from './tables.ts'

export type DishLook = {
  /** Top: centred on the origin, radius about 135. Side: base on the origin, up to 250 high. */
  draw: Draw
  view: 'top' | 'side'
  moods: readonly [Mood, ...Mood[]]
  props: PropSet
  /** Kinds of the same view that stand beside it on a cover. */
  company: readonly [DishKind, ...DishKind[]]
}

type Scene = Omit<DishLook, 'draw'>

/** How a dish looks and where it is served. */
export function lookOf(picture: DishPicture): DishLook {
  const kind = kindOf(picture)
  return { ...SCENES[kind], draw: recipeOf(picture) ?? SINGLE[kind] ?? anyOf(recipesOf(kind)) }
}

const top = (moods: Scene['moods'], props: PropSet, company: Scene['company']): Scene => ({
  view: 'top',
  moods,
  props,
  company,
})

const side = (moods: Scene['moods'], company: Scene['company']): Scene => ({
  view: 'side',
  moods,
  props: 'cafe',
  company,
})

/** The kinds that have but one recipe. */
const SINGLE: Partial<Record<DishKind, Draw>> = {
  doner,
  quesadilla,
  'grill-set': grillSet,
  ribs,
  sausages,
  nuggets,
  pot,
  tteokbokki,
  'cabbage-rolls': cabbageRolls,
  lunch,
  edamame,
  potato: bakedPotato,
  scallops,
  mussels,
  oysters,
  salmon,
  water,
}

const SCENES: Record<DishKind, Scene> = {
  pizza: top(['warm', 'warm', 'fresh', 'dark'], 'european', ['salad', 'pizza', 'caesar', 'wings']),
  'pizza-set': top(['warm', 'fresh'], 'european', ['salad', 'wings', 'pizza']),
  rolls: top(['fresh', 'dark', 'fresh', 'warm'], 'asian', ['sushi', 'rolls', 'bowl', 'sashimi']),
  'roll-set': top(['dark', 'fresh', 'warm'], 'asian', ['sushi', 'edamame', 'sashimi']),
  sushi: top(['fresh', 'dark', 'warm'], 'asian', ['rolls', 'sashimi', 'ramen']),
  sashimi: top(['fresh', 'warm', 'sweet'], 'asian', ['sushi', 'rolls', 'bowl']),
  'spring-rolls': top(['fresh', 'warm'], 'asian', ['wok', 'gyoza', 'tomyam']),
  ramen: top(['warm', 'dark', 'fresh'], 'asian', ['pyanse', 'udon', 'wok', 'rolls']),
  udon: top(['fresh', 'warm', 'dark'], 'asian', ['wok', 'ramen', 'pyanse']),
  'noodle-soup': top(['warm', 'fresh'], 'asian', ['wok', 'pyanse', 'salad']),
  wok: top(['warm', 'fresh', 'dark'], 'asian', ['udon', 'rolls', 'ramen']),
  pasta: top(['warm', 'fresh', 'dark'], 'european', ['pizza', 'salad', 'bread']),
  lasagne: top(['warm', 'dark', 'fresh'], 'european', ['pizza', 'salad', 'pasta']),
  soup: top(['fresh', 'warm'], 'european', ['bread', 'salad', 'caesar']),
  borsch: top(['warm', 'fresh'], 'european', ['bread', 'pelmeni', 'pie']),
  tomyam: top(['fresh', 'dark', 'warm'], 'asian', ['wok', 'rolls', 'shrimp']),
  burger: side(['warm', 'dark', 'fresh'], ['fries', 'lemonade', 'milkshake', 'burger']),
  fries: side(['fresh', 'warm'], ['burger', 'milkshake', 'hotdog']),
  hotdog: side(['warm', 'fresh'], ['fries', 'lemonade', 'burger']),
  combo: side(['warm', 'fresh', 'dark'], ['milkshake', 'lemonade', 'burger']),
  shawarma: top(['warm', 'fresh', 'dark'], 'grill', ['wings', 'salad', 'shawarma']),
  'shawarma-set': top(['warm', 'fresh', 'dark'], 'grill', ['wings', 'salad', 'sauce']),
  'spit-plate': top(['warm', 'fresh'], 'grill', ['shawarma', 'sauce', 'salad']),
  doner: top(['warm', 'fresh', 'dark'], 'grill', ['shawarma', 'sauce', 'salad']),
  quesadilla: top(['warm', 'fresh', 'dark'], 'grill', ['shawarma', 'sauce', 'wings']),
  shashlik: top(['warm', 'dark', 'fresh'], 'grill', ['khachapuri', 'khinkali', 'salad']),
  'grill-set': top(['warm', 'dark', 'fresh'], 'grill', ['salad', 'vegetables', 'steak']),
  steak: top(['dark', 'warm'], 'grill', ['salad', 'wings', 'caesar']),
  ribs: top(['dark', 'warm'], 'grill', ['steak', 'wings', 'potato']),
  sausages: top(['warm', 'dark', 'fresh'], 'grill', ['steak', 'potato', 'salad']),
  wings: top(['warm', 'dark', 'fresh'], 'grill', ['pizza', 'sauce', 'steak']),
  nuggets: top(['warm', 'fresh'], 'grill', ['wings', 'sauce', 'salad']),
  chicken: top(['warm', 'dark', 'fresh'], 'grill', ['salad', 'vegetables', 'wings']),
  cutlets: top(['fresh', 'warm'], 'european', ['soup', 'salad', 'bread']),
  'stir-fry': top(['warm', 'fresh', 'dark'], 'grill', ['salad', 'soup', 'rice']),
  stew: top(['warm', 'fresh', 'dark'], 'european', ['bread', 'salad', 'soup']),
  pot: top(['warm', 'fresh'], 'european', ['bread', 'borsch', 'salad']),
  tteokbokki: top(['fresh', 'dark', 'warm'], 'asian', ['pyanse', 'salad', 'noodle-soup']),
  'cabbage-rolls': top(['fresh', 'warm'], 'european', ['borsch', 'bread', 'salad']),
  lunch: top(['fresh', 'warm'], 'european', ['borsch', 'salad', 'bread']),
  pelmeni: top(['warm', 'fresh'], 'european', ['borsch', 'vareniki', 'salad']),
  vareniki: top(['warm', 'sweet', 'fresh'], 'european', ['borsch', 'pelmeni', 'syrniki']),
  khinkali: top(['warm', 'dark', 'fresh'], 'grill', ['khachapuri', 'shashlik', 'salad']),
  khachapuri: top(['warm', 'fresh', 'dark'], 'grill', ['khinkali', 'shashlik', 'salad']),
  plov: top(['warm', 'fresh'], 'grill', ['manti', 'salad', 'bread']),
  rice: top(['fresh', 'warm', 'dark'], 'asian', ['wok', 'tomyam', 'gyoza']),
  manti: top(['warm', 'fresh', 'dark'], 'grill', ['plov', 'salad', 'shashlik']),
  gyoza: top(['fresh', 'warm', 'dark'], 'asian', ['wok', 'ramen', 'salad']),
  salad: top(['fresh', 'warm'], 'european', ['soup', 'caesar', 'bowl']),
  caesar: top(['fresh', 'warm'], 'european', ['soup', 'salad', 'steak']),
  seaweed: top(['fresh', 'dark', 'warm'], 'asian', ['rolls', 'sushi', 'edamame']),
  edamame: top(['fresh', 'dark', 'warm'], 'asian', ['rolls', 'sushi', 'seaweed']),
  vegetables: top(['warm', 'fresh', 'dark'], 'grill', ['shashlik', 'steak', 'salad']),
  potato: top(['warm', 'dark'], 'grill', ['steak', 'shashlik', 'salad']),
  bowl: top(['fresh', 'sweet', 'warm'], 'asian', ['rolls', 'salad', 'bowl']),
  crab: top(['fresh', 'dark', 'fresh'], 'sea', ['scallops', 'caviar', 'shrimp']),
  shrimp: top(['fresh', 'warm', 'dark'], 'sea', ['scallops', 'crab', 'salad']),
  scallops: top(['fresh', 'dark'], 'sea', ['crab', 'shrimp', 'salmon']),
  mussels: top(['fresh', 'warm'], 'sea', ['crab', 'shrimp', 'bread']),
  oysters: top(['fresh', 'dark'], 'sea', ['crab', 'shrimp', 'scallops']),
  squid: top(['fresh', 'dark', 'warm'], 'sea', ['shrimp', 'crab', 'salad']),
  caviar: top(['fresh', 'warm', 'dark'], 'sea', ['crab', 'pancakes', 'bread']),
  salmon: top(['fresh', 'dark', 'warm'], 'sea', ['scallops', 'salad', 'soup']),
  fish: top(['fresh', 'dark', 'warm'], 'sea', ['scallops', 'salad', 'soup']),
  pancakes: top(['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'syrniki', 'porridge']),
  syrniki: top(['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'omelette', 'porridge']),
  porridge: top(['sweet', 'fresh', 'warm'], 'cafe', ['coffee', 'croissant', 'syrniki']),
  omelette: top(['fresh', 'sweet', 'warm'], 'european', ['coffee', 'croissant', 'salad']),
  toast: top(['fresh', 'sweet', 'warm'], 'cafe', ['coffee', 'omelette', 'salad']),
  sandwich: side(['fresh', 'warm'], ['latte', 'lemonade', 'fries']),
  cake: top(['sweet', 'fresh', 'dark'], 'cafe', ['coffee', 'cheesecake', 'donut']),
  cheesecake: top(['sweet', 'fresh', 'warm'], 'cafe', ['coffee', 'cake', 'croissant']),
  sweets: top(['sweet', 'fresh', 'warm'], 'cafe', ['coffee', 'cake', 'donut']),
  tart: top(['sweet', 'fresh'], 'cafe', ['coffee', 'cake', 'croissant']),
  bun: top(['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'croissant', 'bread']),
  donut: top(['sweet', 'fresh'], 'cafe', ['coffee', 'donut', 'cake']),
  croissant: top(['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'omelette', 'bread']),
  pie: top(['sweet', 'warm', 'fresh'], 'cafe', ['coffee', 'bread', 'croissant']),
  pirozhki: top(['warm', 'sweet', 'fresh'], 'cafe', ['coffee', 'bread', 'pie']),
  pocket: top(['warm', 'fresh'], 'grill', ['plov', 'bread', 'salad']),
  icecream: side(['sweet', 'fresh'], ['milkshake', 'icecream', 'lemonade']),
  bread: top(['warm', 'fresh', 'sweet'], 'cafe', ['croissant', 'pie', 'coffee']),
  pyanse: top(['warm', 'fresh', 'dark'], 'asian', ['ramen', 'wok', 'udon']),
  coffee: top(['sweet', 'warm', 'dark', 'fresh'], 'cafe', ['croissant', 'cheesecake', 'donut']),
  latte: side(['sweet', 'warm', 'dark'], ['milkshake', 'sandwich', 'latte']),
  tea: side(['warm', 'sweet', 'fresh'], ['latte', 'lemonade', 'milkshake']),
  lemonade: side(['fresh', 'sweet'], ['lemonade', 'latte', 'icecream']),
  milkshake: side(['sweet', 'fresh'], ['icecream', 'milkshake', 'latte']),
  smoothie: side(['fresh', 'sweet'], ['lemonade', 'mors', 'smoothie']),
  mors: side(['fresh', 'warm', 'sweet'], ['lemonade', 'latte', 'icecream']),
  water: side(['fresh'], ['latte', 'lemonade', 'sandwich']),
  sauce: top(['warm', 'fresh', 'dark'], 'european', ['wings', 'shawarma', 'salad']),
}
