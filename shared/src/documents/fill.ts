import { quoted } from '../formats/quoted'
import { nbsp } from '../formats/typography'
import type { RichText } from '../rich-text/grammar'

type Facts = { brand: string; origin: string; support_email: string }

const MAIL = '{почта}'

/** A document with the installation's own name, address and mail in place of `{сервис}`, `{сайт}` and `{почта}`. */
export function filled(text: RichText, { brand, origin, support_email }: Facts): RichText {
  const fill = (words: string) => words.replaceAll('{сервис}', quoted(brand)).replaceAll('{сайт}', origin)
  const partsOf = (part: unknown): unknown[] => {
    if (!isText(part)) return [part]
    const { marks = [] } = part
    const isLink = marks.some(({ type }) => type === 'link')
    const mail = isLink ? marks : [...marks, { type: 'link', attrs: { href: `mailto:${support_email}` } }]
    // Tied before it is parted: a part does not know its neighbour.
    return nbsp(fill(part.text))
      .split(/(\{почта\})/)
      .filter((words) => words !== '')
      .map((words) => (words === MAIL ? { ...part, text: support_email, marks: mail } : { ...part, text: words }))
  }
  const inside = (name: string, value: unknown) =>
    name === 'content' && Array.isArray(value) ? value.flatMap(partsOf) : value
  return JSON.parse(JSON.stringify(text), inside)
}

function isText(part: unknown): part is { text: string; marks?: { type: string }[] } {
  return typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
}
