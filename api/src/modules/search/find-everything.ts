import { readQuery } from '@ostrov/shared/search/query'
import type { EverythingWire, ThingGroupWire } from '@ostrov/shared/search/schema'
import { type KnownTerm, type Score, scoreOf } from '@ostrov/shared/search/score'
import { THING_KINDS, THINGS, type ThingKind } from '@ostrov/shared/search/things'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../db/orm'
import { scored } from './best'
import { findTerms } from './find-words'
import { readKinds } from './kinds'
import { readThings } from './read-things'
import { findFood } from './search'
import { findThings, WHOLE } from './thing-source'
import { THING_SOURCES } from './thing-sources'

/** So many things of each kind, and so many where one kind is asked for. */
const [BRIEF, MANY] = [4, 40]
/** Delivery answers with so many of each kind at most. */
const MOST_FOOD = 20
/** What answers so much worse than the best does is not what was meant. */
const FAR = 0.6
/** What each place in the usual order of kinds costs: those that answer alike stand as they do there. */
const PLACE = 0.025

/** What may be meant, whatever its kind. */
type Found = { kind: ThingKind; key: string; score: Score; rating: number }

/** Delivery, ads and news in one answer: groups by kind, first the one that answers best. */
export async function findEverything(
  em: Em,
  asked: { query: string; kind?: ThingKind | undefined },
  now: Date,
): Promise<EverythingWire> {
  const { terms, found } = await findAll(em, asked.query, now)
  const near = nearest(found)
  const kinds = inOrder(near).filter((kind) => asked.kind === undefined || kind === asked.kind)
  const groups = await Promise.all(
    kinds.map((kind) => groupOf(em, kind, near, asked.kind === undefined ? BRIEF : MANY, now)),
  )
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { total, sections: asked.kind === undefined ? sectionsCalled(terms) : [], groups }
}

async function findAll(em: Em, text: string, now: Date): Promise<{ terms: readonly KnownTerm[]; found: Found[] }> {
  const query = readQuery(text)
  if (query.terms.length === 0) return { terms: [], found: [] }
  const kinds = await readKinds(em)
  const towns = kinds.filter(({ slug }) => slug === null)
  const given = [...towns.flatMap(({ words }) => words), ...THING_KINDS.flatMap((kind) => wordsOf(THINGS[kind].said))]
  const [food, terms] = await Promise.all([findFood(em, query, kinds), findTerms(em, query, given, 'portal_word')])
  const named = scored(terms, towns, ({ words }) => [{ words, weight: 1 }]).filter(({ score }) => score.matched > 0)
  const things = await Promise.all(
    THING_SOURCES.map((source) => findThings(em, source, { terms, towns: named.map(({ id }) => id) }, now)),
  )
  return {
    terms,
    found: [
      ...food.restaurants.map((one): Found => ({ ...one, kind: 'restaurants', key: one.id })),
      ...food.products.map((one): Found => ({ ...one, kind: 'dishes', key: one.id })),
      ...things.flat().map((one): Found => ({ ...one, rating: Number(one.key) })),
    ],
  }
}

/** Those that answer as many terms as anything does, and nearly as well, the best first and of equals the newest. */
function nearest(found: readonly Found[]): Found[] {
  const most = Math.max(1, ...found.map(({ score }) => score.matched))
  const close = found.filter(({ score }) => score.matched === most)
  const top = Math.max(0, ...close.map(({ score }) => score.value))
  return close
    .filter(({ score }) => score.value >= FAR * top)
    .toSorted((one, other) => other.score.value - one.score.value || other.rating - one.rating)
}

/** Kinds by their best answer. */
function inOrder(near: readonly Found[]): ThingKind[] {
  const placed = THING_KINDS.map((kind, place) => {
    const best = near.find((one) => one.kind === kind)
    return { kind, value: best ? best.score.value - PLACE * place : null }
  })
  return placed
    .filter((one): one is { kind: ThingKind; value: number } => one.value !== null)
    .toSorted((one, other) => other.value - one.value)
    .map(({ kind }) => kind)
}

async function groupOf(
  em: Em,
  kind: ThingKind,
  near: readonly Found[],
  most: number,
  now: Date,
): Promise<ThingGroupWire> {
  const own = near.filter((one) => one.kind === kind)
  const things = await readThings(
    em,
    kind,
    own.slice(0, most).map(({ key }) => key),
    now,
  )
  const bound = kind === 'restaurants' || kind === 'dishes' ? MOST_FOOD : WHOLE
  return { kind, title: THINGS[kind].title, total: own.length, is_more: own.length >= bound, things }
}

/** Sections that the whole query calls by name. */
function sectionsCalled(terms: readonly KnownTerm[]) {
  return THING_KINDS.flatMap((kind) => {
    const { title, said, path } = THINGS[kind]
    const { matched } = scoreOf(terms, [{ words: wordsOf(`${title} ${said}`), weight: 1 }])
    return terms.length > 0 && matched === terms.length ? [{ title, path }] : []
  }).filter(({ path }, at, all) => all.findIndex((one) => one.path === path) === at)
}
