import { FRONT, type FrontName, kindField, SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { soughtIn } from '@ostrov/shared/ads/sought'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { MASTERS, TRADES } from '@ostrov/shared/organizations/trades'
import { EVENT_CALLS } from '@ostrov/shared/search/calls'
import { PORTAL } from '@ostrov/shared/search/portal-words'
import type { Field } from '@ostrov/shared/search/score'
import { soughtPhrases } from '@ostrov/shared/search/sought-choices'
import { THINGS, type ThingKind } from '@ostrov/shared/search/things'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { keptTree, type Tree } from '../../catalogues/tree-cache'

/** What some things of a kind are, whatever they are called: its section, trade, rubric or entry of a catalogue. */
export type Class = {
  /** As rows say that they are of it; `of` tells the classes of one source apart. */
  key: string
  of: 'section' | 'entry' | 'branch' | 'choice' | 'master' | 'event' | 'news' | 'organization' | 'food'
  /** Who says one of these phrases means this kind. */
  kind: ThingKind
  means: readonly (readonly string[])[]
  /** What its things are found by besides their own words. */
  fields: readonly Field[]
}

/** All of them, and the words that any is called by. */
export type Classes = { all: readonly Class[]; byKey: ReadonlyMap<string, readonly Class[]>; words: readonly string[] }

const [SAID, NAME, CALLED] = [0.6, 0.6, 0.45]

/** What catalogues name is of these kinds; a resume is meant by who says so. */
const ENTRIES: ReadonlyMap<Catalogue, ThingKind> = new Map(
  FRONT.flatMap((section): [Catalogue, ThingKind][] => {
    const { entry } = kindField(section).field
    return entry ? [[entry, section]] : []
  }),
)

const known = new WeakMap<Tree, Classes>()

/** The classes of everything, put together once for each state of the catalogues. */
export async function classesOf(em: Em): Promise<Classes> {
  const tree = await keptTree(em)
  const kept = known.get(tree) ?? gathered([...GIVEN, ...entries(tree)])
  known.set(tree, kept)
  return kept
}

function gathered(all: readonly Class[]): Classes {
  const words = all.flatMap(({ means, fields }) => [...means.flat(), ...fields.flatMap((field) => field.words)])
  return { all, byKey: Map.groupBy(all, ({ of, key }) => keyOf(of, key)), words: [...new Set(words)] }
}

export const keyOf = (of: Class['of'], key: string) => `${of}:${key}`

/** Nobody is asked for the «на» of «кухни на заказ», nor for what a query leaves out itself. */
const phrases = (text: string) =>
  text.split(',').map((phrase) => wordsOf(phrase).filter((word) => word.length > 2 && !PORTAL.spoken.has(word)))

const SECTION_CLASSES = SECTION_NAMES.map((kind): Class => {
  const { title, said } = THINGS[kind]
  const words = wordsOf(`${title} ${said}`)
  return { of: 'section', key: kind, kind, means: words.map((word) => [word]), fields: [{ words, weight: SAID }] }
})

/** A group of choices: each is found by its label, and by what else it is called. */
function choices(
  of: Class['of'],
  kind: ThingKind,
  labels: Readonly<Record<string, string>>,
  calls: Readonly<Record<string, string>>,
): Class[] {
  return Object.entries(labels).map(([key, label]) => {
    const called = calls[key]
    const means = called ? phrases(called) : []
    const fields = [
      { words: wordsOf(label), weight: NAME },
      { words: means.flat(), weight: CALLED },
    ]
    return { of, key, kind, means, fields }
  })
}

/** Who says a choice by which ads of a section are looked for means the section. */
const soughtClass = (section: FrontName): Class => {
  const means = soughtIn(section).flatMap(({ words }) => soughtPhrases(words))
  return { of: 'choice', key: section, kind: section, means, fields: [] }
}

const ALL_OF = { restaurants: 'food', events: 'event', news: 'news', organizations: 'organization' } as const

const GIVEN: readonly Class[] = [
  ...SECTION_CLASSES,
  ...FRONT.flatMap((section) =>
    choices('entry', section, kindField(section).field.choices ?? {}, sectionOf(section).called ?? {}),
  ),
  ...FRONT.map(soughtClass),
  ...choices('organization', 'organizations', ORGANIZATION_CATEGORIES, TRADES),
  ...Object.entries(MASTERS).map(([category, text]): Class => {
    return { of: 'master', key: category, kind: 'organizations', means: phrases(text), fields: [] }
  }),
  ...choices('event', 'events', EVENT_RUBRICS, EVENT_CALLS),
  ...choices('news', 'news', RUBRICS, {}),
  ...(['restaurants', 'events', 'news', 'organizations'] as const).map((kind): Class => {
    const words = wordsOf(`${THINGS[kind].title} ${THINGS[kind].said}`)
    return { of: ALL_OF[kind], key: '', kind, means: words.map((word) => [word]), fields: [{ words, weight: SAID }] }
  }),
]

/** What ads choose of catalogues: who says the head of «Повар-сушист», a part of «Диваны и кресла» or a mark means such ads. */
function entries({ all, within, of }: Tree): Class[] {
  return all.flatMap((entry): Class[] => {
    const kind = ENTRIES.get(entry.catalogue)
    if (kind === undefined || entry.is_hidden) return []
    const isBranch = (within.get(entry.slug) ?? []).some(({ catalogue }) => catalogue === entry.catalogue)
    const words = wordsOf(entry.name)
    const fields = [
      { words, weight: NAME },
      { words: wordsOf(of.get(entry.parent ?? '')?.name ?? ''), weight: CALLED },
    ]
    return [
      {
        of: isBranch ? 'branch' : 'entry',
        key: entry.slug,
        kind,
        means: isBranch && kind === 'vacancies' ? [] : meansOf(kind, entry.name),
        fields,
      },
    ]
  })
}

function meansOf(kind: ThingKind, name: string): string[][] {
  if (kind !== 'vacancies') return [wordsOf(name), ...name.split(/ и |, /).map(wordsOf)]
  // «Продавец-консультант», «Главный бухгалтер»: what a job is called in one word.
  const [first = '', second = ''] = name.split(' ')
  const isHow = (word: string) => /(ый|ий|ая|ой)$/.test(word)
  return [
    wordsOf(name),
    ...wordsOf(isHow(first) ? second : first)
      .filter((word) => !isHow(word))
      .map((word) => [word]),
  ]
}
