import type { AdField } from './section'
import { fieldsOfAll, type SectionName, sectionOf } from './sections'

/** A choice of a field by which ads are looked for: what people call it, phrases parted by commas. */
export type SoughtChoice = { value: string; words: string }

function soughtOf({ sought, choices = {}, alone = {} }: AdField): SoughtChoice[] {
  const called = sought === 'choices' ? { ...choices, ...alone } : (sought ?? {})
  return Object.entries(called).map(([value, words]) => ({ value, words }))
}

/** The choices of a section that are looked for. */
export const soughtIn = (section: SectionName): SoughtChoice[] =>
  Object.values(sectionOf(section).fields).flatMap(soughtOf)

/** The same of every section, by their columns. */
export const SOUGHT: ReadonlyMap<string, readonly SoughtChoice[]> = new Map(
  [...fieldsOfAll].flatMap(([column, all]) => {
    const choices = all.flatMap(({ field }) => soughtOf(field))
    const own = [...new Map(choices.map((choice) => [choice.value, choice])).values()]
    return own.length > 0 ? [[column, own] as const] : []
  }),
)
