import { escapeHtml } from './html'

/** HTML that may be written as it stands. Only `markup`, `attributes` and `ready` make it. */
export class Markup {
  readonly #html: string
  constructor(html: string) {
    this.#html = html
  }
  toString() {
    return this.#html
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]
type Attribute = string | number | boolean | null | undefined

/**
 * HTML of a template: what is put into it is escaped, other markup stands as it is, and nothing stands for null, undefined
 * and false. Line breaks of the template and what indents them are left out.
 */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = writtenOf(template)
  let html = written[0] ?? ''
  for (let at = 0; at < parts.length; at++) html += textOf(parts[at]) + (written[at + 1] ?? '')
  return new Markup(html)
}

/** ` name="value"` of each that is there; a name alone for true. */
export function attributes(values: Record<string, Attribute>): Markup {
  let html = ''
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === false) continue
    html += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  return new Markup(html)
}

/** A string that is HTML already, as an icon drawn from its source. */
export const ready = (html: string) => new Markup(html)

const known = new WeakMap<TemplateStringsArray, readonly string[]>()

function writtenOf(template: TemplateStringsArray) {
  const before = known.get(template)
  if (before) return before
  // Between two words or two attributes the break of a line is a blank.
  const written = template.map((text) => text.replace(/(?<=[^>\s])\s*\n\s*(?=[^<>\s])/g, ' ').replace(/\s*\n\s*/g, ''))
  known.set(template, written)
  return written
}

function textOf(part: Part): string {
  if (part instanceof Markup) return part.toString()
  if (part === null || part === undefined || part === false) return ''
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part))
}
