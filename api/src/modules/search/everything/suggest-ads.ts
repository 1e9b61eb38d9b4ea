import { filtersOf, type SectionFilter } from '@ostrov/shared/ads/lists'
import { priceWords } from '@ostrov/shared/ads/price-words'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { listingPath } from '@ostrov/shared/ads/sets'
import { countOf } from '@ostrov/shared/formats/plural'
import { adPath } from '@ostrov/shared/paths'
import { type Query, readQuery } from '@ostrov/shared/search/query'
import type { AdSuggestionsWire } from '@ostrov/shared/search/schema'
import { type KnownTerm, knownTerms } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { shownChoices } from '../../ads/counting/shown-choices'
import { readAdCards } from '../../ads/reading/ad-cards'
import { keptTree, type Tree } from '../../catalogues/tree-cache'
import { findTerms } from '../../words/find-words'
import { best, scored } from '../best'
import { classesOf } from './classes'
import { findThings } from './thing-source'
import { ADS } from './thing-sources'

/** So many kinds of things, and so many ads. */
const [KINDS, MOST_ADS] = [3, 5]
/** What is said of all of them says little of one. */
const SAID = 0.1

type Choice = AdSuggestionsWire['items'][number] & { id: string; rating: number; words: readonly string[] }

/** What may be meant by what was typed so far in a section: kinds of things of which there are ads, then ads, the closest first. */
export async function suggestAds(
  deps: Deps,
  em: Em,
  { section, query }: { section: SectionName; query: string },
  now: Date,
): Promise<AdSuggestionsWire> {
  const asked = readQuery(query)
  if (asked.terms.length === 0) return { items: [] }
  const choices = await choicesOf(deps, em, section, now)
  const named = choicesCalled(choices, asked, section)
  const terms = await findTerms(em, asked, saidOf(section), 'portal_word')
  return {
    items: [
      ...named.map(({ path, title, note }) => ({ path, title, note })),
      ...(await adsCalled(em, section, terms, now)),
    ],
  }
}

/** What people say of everything in a section. */
const saidOf = (section: SectionName) => wordsOf(sectionOf(section).words.said)

function choicesCalled(choices: readonly Choice[], asked: Query, section: SectionName): Choice[] {
  const said = saidOf(section)
  const terms = knownTerms(asked, [...new Set([...said, ...choices.flatMap(({ words }) => words)])])
  const kinds = scored(terms, choices, ({ words }) => [
    { words, weight: 1 },
    { words: said, weight: SAID },
  ]).filter(({ score }) => score.matched === terms.length)
  return best(kinds).slice(0, KINDS)
}

/** The entries of the section's catalogues by which somebody’s ad is found. */
async function choicesOf(deps: Deps, em: Em, section: SectionName, now: Date): Promise<Choice[]> {
  const [counts, tree] = await Promise.all([shownChoices(deps, em, section, now), keptTree(em)])
  return filtersOf(section).flatMap((filter) =>
    Object.entries(counts[filter.parameter] ?? {}).flatMap(([slug, count]) => {
      const choice = filter.field.entry && count > 0 && choiceOf(section, tree, filter, { slug, count })
      return choice ? [choice] : []
    }),
  )
}

function choiceOf(
  section: SectionName,
  tree: Tree,
  { parameter, field, filter }: SectionFilter,
  { slug, count }: { slug: string; count: number },
): Choice | null {
  const entry = tree.of.get(slug)
  if (!entry || entry.is_hidden) return null
  const around = 'within' in filter && filter.within !== undefined ? { [filter.within]: entry.parent ?? '' } : {}
  // A model is called beside its mark.
  const parent = 'within' in filter && filter.within !== undefined ? tree.of.get(entry.parent ?? '') : undefined
  const title = [parent?.name, entry.name].filter(Boolean).join(' ')
  const [one, few, many] = sectionOf(section).words.counted
  return {
    ...{ id: slug, rating: count, title, words: wordsOf(`${title} ${slug.replaceAll('-', ' ')}`) },
    path: listingPath(section)({ ...around, [parameter]: slug }),
    note: `${field.label}\u00A0· ${countOf(count, one, few, many)}`,
  }
}

async function adsCalled(em: Em, section: SectionName, terms: readonly KnownTerm[], now: Date) {
  // A word that is just begun is the beginning of some choice of most ads.
  const source = {
    ...ADS,
    more: sql`''`,
    isShown: (at: Date) => sql`a.section = ${sql.lit(section)} and ${ADS.isShown(at)}`,
  }
  const found = await findThings(em, source, { terms, towns: [], called: [] }, await classesOf(em), now)
  const near = best(found.map((one) => ({ ...one, id: one.key, rating: Number(one.key) })))
    .filter(({ score }) => score.matched === terms.length)
    .slice(0, MOST_ADS)
  const cards = await readAdCards(
    em,
    near.map(({ key }) => Number(key)),
  )
  const of = new Map(cards.map((card) => [String(card.number), card]))
  return near.flatMap(({ key }) => {
    const card = of.get(key)
    if (!card) return []
    const { number, slug, title, city } = card
    return [{ path: adPath(section, number, slug), title, note: `${priceWords(card)}\u00A0· ${city}` }]
  })
}
