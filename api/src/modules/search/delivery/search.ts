import { insteadOfQuery, type Query, readQuery } from '@ostrov/shared/search/query'
import type { FoundProductWire, SearchResultWire } from '@ostrov/shared/search/schema'
import { type KnownTerm, knownTerms, wordsFor } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { readCards } from '../../restaurants/card'
import { findTerms } from '../../words/find-words'
import { best, scored } from '../best'
import {
  bestDishes,
  type Candidate,
  categoriesNamed,
  dishesDescribed,
  dishesNamed,
  dishesOfCategories,
  dishesOfSize,
  readFound,
  wordsAbout,
} from './find-products'
import { bestRestaurants } from './find-restaurants'
import { type Kind, readKinds } from './kinds'

const KITCHENS = 4
const CATEGORIES = 6
/** Fewer dishes than this, and their descriptions are asked too. */
const FEW = 3
/** A kitchen that is only a part of what was meant is not shown as it. */
const OWN = 0.5
const INSTEAD = 6

const NOTHING: SearchResultWire = { kitchens: [], categories: [], restaurants: [], products: [], total: 0, instead: [] }

/** Kitchens, sections of menus, restaurants and dishes in one answer, the closest of each first; where there are none, what may do instead. */
export async function search(em: Em, text: string, now: Date): Promise<SearchResultWire> {
  const query = readQuery(text)
  if (query.terms.length === 0 && query.sizes.length === 0) return NOTHING
  const kinds = await readKinds(em)
  const found = await findFood(em, query, kinds)
  const [restaurants, products, instead] = await Promise.all([
    readCards(em, idsOf(found.restaurants), now),
    readFound(em, idsOf(found.products)),
    found.restaurants.length + found.products.length === 0 ? findInstead(em, text, kinds) : [],
  ])
  const kitchens = found.kitchens.map(({ slug, name, image }) => ({ slug, name, image }))
  const categories = found.categories.map(({ id, label, restaurant_id, restaurant_title }) => ({
    id,
    label,
    restaurant_id,
    restaurant_title,
  }))
  const total = kitchens.length + categories.length + restaurants.length + products.length
  return { kitchens, categories, restaurants, products, total, instead }
}

/** What of delivery answers a query, the closest first. */
export async function findFood(em: Em, query: Query, kinds: readonly Kind[]) {
  const terms = await findTerms(
    em,
    query,
    kinds.flatMap(({ words }) => words),
  )
  const near = scored(terms, kinds, ({ words }) => [{ words, weight: 1 }])
  const kitchens = near.filter(({ score, slug }) => slug !== null && score.matched > 0)
  const towns = near.filter(({ score, slug }) => slug === null && score.matched > 0)
  const dishes = await findDishes(em, query, terms, kinds)
  const restaurants = await bestRestaurants(
    em,
    dishes.terms,
    {
      kinds,
      kitchens: kitchens.flatMap(({ slug }) => slug ?? []),
      towns: towns.map(({ id }) => id),
      categories: dishes.categories,
    },
    dishes.found,
  )
  return {
    terms: dishes.terms,
    kitchens: best(kitchens)
      .filter(({ score }) => score.matched === terms.length && score.value >= OWN)
      .slice(0, KITCHENS)
      .flatMap(({ slug, ...kind }) => (slug === null ? [] : [{ ...kind, slug }])),
    categories: dishes.categories.filter(({ score }) => score.matched === terms.length).slice(0, CATEGORIES),
    restaurants,
    products: dishes.found,
  }
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** Dishes by name, section and size; only when those are few, by description too. */
async function findDishes(em: Em, query: Query, terms: readonly KnownTerm[], kinds: readonly Kind[]) {
  const [named, sections, sized] = await Promise.all([
    dishesNamed(em, terms),
    categoriesNamed(em, terms),
    query.terms.length === 0 ? dishesOfSize(em, query) : [],
  ])
  const categories = best(
    scored(terms, sections, ({ label }) => [{ words: wordsOf(label), weight: 1 }]).filter(
      ({ score }) => score.matched > 0,
    ),
  )
  const inside = await dishesOfCategories(
    em,
    categories.slice(0, CATEGORIES).map(({ id }) => id),
  )
  const found = bestDishes({ query, terms, kinds }, [...named, ...inside, ...sized])
  if (found.length >= FEW || query.terms.length === 0) return { terms, categories, found }
  const described = await dishesDescribed(em, query)
  if (described.length === 0) return { terms, categories, found }
  const known = withWordsOf(query, terms, described, kinds)
  const all = [...named, ...inside, ...described]
  return { terms: known, categories, found: bestDishes({ query, terms: known, kinds }, all, true) }
}

/** The terms by the words of these descriptions too. */
function withWordsOf(
  query: Query,
  terms: readonly KnownTerm[],
  described: readonly Candidate[],
  kinds: readonly Kind[],
): KnownTerm[] {
  const theirs = described.flatMap((dish) => [
    ...wordsOf(`${dish.name} ${dish.description} ${dish.label}`),
    ...wordsAbout(kinds, dish),
  ])
  return knownTerms(query, [...new Set([...terms.flatMap(wordsFor), ...theirs])])
}

/** What may do instead of what nobody sells. */
async function findInstead(em: Em, text: string, kinds: readonly Kind[]): Promise<FoundProductWire[]> {
  const offers = insteadOfQuery(text)
  if (offers.length === 0) return []
  const query: Query = {
    terms: [{ ways: offers.map((words) => ({ words, weight: 1, isTyped: false })), isBegun: false, isKnown: true }],
    sizes: [],
  }
  const { products } = await findFood(em, query, kinds)
  return readFound(em, idsOf(products.slice(0, INSTEAD)))
}
