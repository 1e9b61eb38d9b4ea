import { type SectionName, sectionOf } from '../ads/sections'
import { soughtIn } from '../ads/sought'
import { LONGEST_PHRASE } from './dictionary'
import { PORTAL } from './portal-words'
import { stemOf, wordsOf } from './words'

/** What was typed into the search of a section: the choices it calls, each by the words that all of its ads have, and what else it says. */
type SoughtInSection = { choices: readonly (readonly string[])[]; rest: string }

/** Who writes signs, of words that must not be and of phrases, knows what they mean. */
export const hasSigns = (typed: string) => /(^|\s)-|"/.test(typed)

/** Of «повар без опыта»: the choice «без опыта», and «повар». What people say of all ads of the section says nothing beside other words. */
export function readSought(section: SectionName, typed: string): SoughtInSection {
  if (hasSigns(typed)) return { choices: [], rest: typed }
  const chunks = typed.split(/\s+/).filter(Boolean)
  const phrases = soughtIn(section).flatMap(({ words }) => soughtPhrases(words))
  const choices: string[][] = []
  const others: string[] = []
  for (let place = 0; place < chunks.length; ) {
    const found = phraseAt(chunks.slice(place), phrases)
    if (found) choices.push(found.words)
    else others.push(chunks[place] ?? '')
    place += found?.length ?? 1
  }
  const said = new Set([...wordsOf(sectionOf(section).words.said).map(stemOf)])
  const rest = others.filter(
    (chunk) => !wordsOf(chunk).every((word) => said.has(stemOf(word)) || PORTAL.spoken.has(word)),
  )
  return { choices, rest: (rest.length + choices.length > 0 ? rest : others).join(' ') }
}

/** Each phrase of what a choice is called, without the words that are no part of a wish. */
export const soughtPhrases = (words: string) =>
  words.split(',').map((phrase) => wordsOf(phrase).filter((word) => !PORTAL.spoken.has(word)))

/** The longest beginning of the chunks that says one of the phrases, or what means the same. */
function phraseAt(chunks: readonly string[], phrases: readonly string[][]) {
  for (let length = Math.min(LONGEST_PHRASE, chunks.length); length > 0; length -= 1) {
    const said = chunks.slice(0, length).flatMap(wordsOf)
    const keys = new Set([said, ...PORTAL.relatedTo(said).map((one) => one.words)].map(keyOf))
    const words = phrases.find((phrase) => keys.has(keyOf(phrase)))
    if (words && said.length > 0) return { words, length }
  }
  return null
}

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')
