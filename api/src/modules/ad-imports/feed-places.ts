import { foldedText } from '@ostrov/shared/formats/same-text'

/** Towns by their names, the longest first. */
export type Towns = readonly { id: string; name: string; pattern: RegExp }[]

/** «г. », «город », «пгт. »: with a dot no blank is needed behind it. */
const KIND =
  '(?:г|гор|город|п\\.?\\s?г\\.?\\s?т|пос|пос[её]лок|п|с|село|дер|деревня|д|рп|р\\.\\s?п|мкр|ж\\.?-?д\\.?\\s?ст)'
const LEADING = new RegExp(`^${KIND}(?:\\.\\s*|\\s+)`, 'iu')
const TRAILING = new RegExp(`(?:\\s+|\\s*\\()${KIND}\\.?\\)?$`, 'iu')
/** What stands before a town and is no part of a street. */
const ABOVE =
  /^\(?(?:\d{6}|рф|росси[яи].*|российская\s+федерация|.*(?:обл\.?|область|край|респ\.?|республика|район|р-н|округ|г\.?\s?о\.?|мо))\)?$/iu
/** A region and then its town without a comma: «Сахалинская обл. г. Холмск ул. Советская». */
const REGION = /^.{0,60}?(?:обл\.?|область|область\.|край|район|р-н|городской\s+округ|г\.\s?о\.)\s+/iu

/** How towns are found in what people write: their hyphens are blanks as well, «ё» is «е». */
export function townsOf(found: readonly { id: string; name: string }[]): Towns {
  return found
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ id, name }) => ({ id, name, pattern: new RegExp(`^${spelled(name)}(?=$|[\\s,;(]|\\.(?!\\p{L}))`, 'iu') }))
}

const spelled = (name: string) =>
  foldedText(name)
    .split(/[\s\u2010-\u2015-]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'))
    .join('[\\s\\u2010-\\u2015-]+')

const SHOWN = 300
type Found = { id: string; rest: string }

/** A town at the beginning of a text, with its kind before or behind it or without, and what follows. */
function startIn(text: string, towns: Towns): Found | null {
  const plain = text.replace(LEADING, '')
  for (const said of plain === text ? [text] : [text, plain])
    for (const { id, pattern } of towns) {
      const found = pattern.exec(said)?.[0]
      if (found === undefined) continue
      const rest = said.slice(found.length).trim()
      const kind = new RegExp(`^\\(?${KIND}(?:\\.|\\)|(?=$|[\\s,;]))\\)?`, 'iu')
      return {
        id,
        rest: rest
          .replace(kind, '')
          .replace(/^[\s.;]+/, '')
          .trim(),
      }
    }
  return null
}

/** The id of a town that is all that a text says, however it is spelled: «г.Холмск», «Холмск г». */
export function townOf(text: string, towns: Towns): string | null {
  const said = text.trim().slice(0, SHOWN)
  const found = startIn(said, towns)
  if (found && (found.rest === '' || ABOVE.test(found.rest))) return found.id
  const plain = said.replace(TRAILING, '').trim()
  return plain === said ? null : townOf(plain, towns)
}

/** The town that an address names, and what is left of it: what follows, or else what stands before. */
export function placeIn(address: string | null, towns: Towns): { city_id: string | null; rest: string | null } {
  const parts = (address ?? '')
    .slice(0, SHOWN)
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const whole = parts.findIndex((part) => townOf(part, towns) !== null)
  const at = whole >= 0 ? whole : parts.findIndex((part) => withinOf(part, towns) !== null)
  const found = whole >= 0 ? { id: townOf(parts[whole] ?? '', towns), rest: '' } : withinOf(parts[at] ?? '', towns)
  if (!found) return { city_id: null, rest: null }
  const after = [found.rest, ...parts.slice(at + 1)].filter((part) => part !== '' && !ABOVE.test(part))
  const rest = (after.length > 0 ? after : parts.slice(0, at).filter((part) => !ABOVE.test(part))).join(', ')
  return { city_id: found.id, rest: rest === '' ? null : rest }
}

/** A town with a street behind it, or behind its region. */
const withinOf = (part: string, towns: Towns): Found | null =>
  startIn(part.replace(/^\d{6}\s+/, ''), towns) ?? (REGION.test(part) ? startIn(part.replace(REGION, ''), towns) : null)
