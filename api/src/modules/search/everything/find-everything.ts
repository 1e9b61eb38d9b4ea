import { PORTAL } from '@ostrov/shared/search/portal-words'
import { type Query, readQuery } from '@ostrov/shared/search/query'
import type { EverythingWire, ThingGroupWire } from '@ostrov/shared/search/schema'
import { type KnownTerm, type Score, scoreOf } from '@ostrov/shared/search/score'
import { THING_KINDS, THINGS, type ThingKind } from '@ostrov/shared/search/things'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { findTerms } from '../../words/find-words'
import { scored } from '../best'
import { bestRated } from '../delivery/find-restaurants'
import { readKinds } from '../delivery/kinds'
import { findFood } from '../delivery/search'
import { type Class, classesOf } from './classes'
import { readThings } from './read-things'
import { classesCalled, isNamed, kindsMeant, saidIn } from './relevance'
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
/** What it adds that the words mean a kind, and that they are the whole name of a thing. */
const [MEANT, NAMED] = [0.5, 0.3]
/** What it adds that the title says the very words that were typed: they stand before what is like them or means the same. */
const TITLED = 0.35
const BEFORE_TITLES: readonly Class['of'][] = ['section', 'organization', 'master']
/** What it takes away that a word was found in spite of a slip, where others are called exactly so. */
const SLIP = 0.35

/** What may be meant, whatever its kind. */
type Found = { kind: ThingKind; key: string; score: Score; rating: number; titled?: number }
/** The share of the query's words that only a slip makes it answer. */
type Judged = Found & { slips: number }
type Answer = { terms: readonly KnownTerm[]; found: Judged[]; meant: ReadonlyMap<ThingKind, number> }

/** Delivery, ads, organizations, events and news in one answer: groups by kind, first what is meant. */
export async function findEverything(
  em: Em,
  asked: { query: string; kind?: ThingKind | undefined },
  now: Date,
): Promise<EverythingWire> {
  const answer = await findAll(em, asked.query, now)
  const near = nearest(answer)
  const kinds = inOrder(near, answer.meant).filter((kind) => asked.kind === undefined || kind === asked.kind)
  const groups = await Promise.all(
    kinds.map((kind) => groupOf(em, kind, near, asked.kind === undefined ? BRIEF : MANY, now)),
  )
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { total, sections: asked.kind === undefined ? sectionsCalled(answer.terms) : [], groups }
}

async function findAll(em: Em, text: string, now: Date): Promise<Answer> {
  const hungry = readQuery(text)
  const query = knownToBoth(readQuery(text, PORTAL), hungry)
  if (query.terms.length === 0) return { terms: [], found: [], meant: new Map() }
  const [kinds, classes] = await Promise.all([readKinds(em), classesOf(em)])
  const towns = kinds.filter(({ slug }) => slug === null)
  const given = [...towns.flatMap(({ words }) => words), ...SAID, ...classes.words]
  const [food, terms] = await Promise.all([findFood(em, hungry, kinds), findTerms(em, query, given, 'portal_word')])
  const named = scored(terms, towns, ({ words }) => [{ words, weight: 1 }]).filter(({ score }) => score.matched > 0)
  const called = classesCalled(terms, classes.all)
  const asked = { terms, towns: named.map(({ id }) => id), called: called.map(({ one }) => one) }
  const isDelivery = food.restaurants.length === 0 && called.some(({ one }) => one.of === 'food')
  const places = isDelivery ? await bestRated(em) : food.restaurants
  const things = await Promise.all(THING_SOURCES.map((source) => findThings(em, source, asked, classes, now)))
  const meant = new Map(kindsMeant(called))
  // Who names a section, a trade or a master means those: titles of others bear such words, too.
  const isCalled = called.some(({ one }) => BEFORE_TITLES.includes(one.of))
  const dishes = hungry.terms.filter(({ isKnown }) => isKnown).length / Math.max(1, hungry.terms.length)
  for (const kind of ['restaurants', 'dishes'] as const) meant.set(kind, Math.max(meant.get(kind) ?? 0, dishes / 2))
  return {
    terms,
    meant,
    found: [
      ...places.map((one) => ({
        ...foundOf({ ...one, kind: 'restaurants', key: one.id, name: one.title }, food.terms),
        titled: TITLED * saidIn(one.title, food.terms),
      })),
      ...food.products.map((one) => foundOf({ ...one, kind: 'dishes', key: one.id }, food.terms)),
      ...things.flat().map((one) => ({
        ...foundOf({ ...one, rating: Number(one.key) }, terms),
        titled: isCalled ? 0 : TITLED * saidIn(one.name, terms),
      })),
    ],
  }
}

/** What the hungry say is no slip for what others do. */
function knownToBoth(query: Query, { terms }: Query): Query {
  if (terms.length !== query.terms.length) return query
  return {
    ...query,
    terms: query.terms.map((term, at) => ({ ...term, isKnown: term.isKnown || terms[at]?.isKnown === true })),
  }
}

const SAID = THING_KINDS.flatMap((kind) => wordsOf(THINGS[kind].said))

/** How well one answers, as a share of its own query's terms: the hungry leave out other words than those who look for a job. */
function foundOf({ kind, key, name, score, rating }: Found & { name: string }, terms: readonly KnownTerm[]): Judged {
  const slips = terms.filter(({ isSure }) => !isSure).length / Math.max(1, terms.length)
  const value = score.value * (1 - SLIP * slips) + (isNamed(name, terms) ? NAMED : 0)
  return { kind, key, rating, slips, score: { matched: score.matched / Math.max(1, terms.length), value } }
}

/**
 * Those that answer as many terms as anything does, and nearly as well, the best first and of equals the newest. Where some need no slip,
 * what needs one was not meant.
 */
function nearest({ found, meant }: Answer): Found[] {
  const most = Math.max(0, ...found.map(({ score }) => score.matched))
  const full = found.filter(({ score }) => score.matched === most && score.matched > 0)
  const fewest = Math.min(...full.map(({ slips }) => slips))
  const close = full.filter(({ slips }) => slips === fewest)
  const top = bestOf(close)
  const place = bestOf(close.filter(({ kind }) => kind === 'organizations'))
  return (
    close
      .filter(({ kind, score }) => score.value + MEANT * (meant.get(kind) ?? 0) >= FAR * top)
      // A category has many trades: where a place itself says what is looked for, the others of its category do not have it.
      .filter(({ kind, score }) => kind !== 'organizations' || score.value >= FAR * place)
      .toSorted((one, other) => worthOf(other) - worthOf(one) || other.rating - one.rating)
  )
}

const worthOf = ({ score, titled = 0 }: Found) => score.value + titled
const bestOf = (found: readonly Found[]) => Math.max(0, ...found.map(({ score }) => score.value))

/** Kinds by their best answer, those that are meant before others that answer as well. */
function inOrder(near: readonly Found[], meant: ReadonlyMap<ThingKind, number>): ThingKind[] {
  const placed = THING_KINDS.map((kind, place) => {
    const best = near.find((one) => one.kind === kind)
    return { kind, value: best ? worthOf(best) + MEANT * (meant.get(kind) ?? 0) - PLACE * place : null }
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
