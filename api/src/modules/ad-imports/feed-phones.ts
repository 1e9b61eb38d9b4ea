import { normalizePhone } from '@ostrov/shared/formats/phone'
import { oneLine } from '@ostrov/shared/formats/same-text'

const EXTENSION = /\s*[,;(]?\s*(?:доб(?:ав(?:очный)?)?|вн(?:утр)?|ext|x|#)\.?\s*:?\s*(\d{1,6})\s*\)?/iu
/** Eleven digits that begin as Russia's do, or ten of a mobile, between signs that stand in a phone. */
const PHONE =
  /(?:\+\s?7|(?<![\d+])[78])[\s(.\u2010-\u2015-]*\d{3}(?:[\s).\u2010-\u2015-]*\d){7}(?!\d)|(?<!\d)\(?9\d{2}\)?(?:[\s.\u2010-\u2015-]*\d){7}(?!\d)/gu
const LONGEST = 200

/** The first phone of those that a field names, and the extension behind it; what is none stays as it is. */
export function phoneIn(said: string | null): { phone: string | null; extension: string | null } {
  if (said === null) return { phone: null, extension: null }
  const line = oneLine(said).slice(0, LONGEST)
  const extension = EXTENSION.exec(line)
  const [first] = extension ? (line.slice(0, extension.index).match(PHONE) ?? []) : []
  if (extension && first && normalizePhone(first)) {
    const before = line.slice(0, extension.index).match(PHONE) ?? []
    return { phone: first, extension: before.length === 1 ? (extension[1] ?? null) : null }
  }
  if (normalizePhone(line)) return { phone: line, extension: null }
  const phone = (line.match(PHONE) ?? []).find((one) => normalizePhone(one))
  return { phone: phone ?? line, extension: null }
}
