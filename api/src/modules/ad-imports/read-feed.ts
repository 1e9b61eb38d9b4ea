import { type AdFormat, FILE_ADS_MOST } from '@ostrov/shared/ad-imports/rules'
import { quoted } from '@ostrov/shared/formats/quoted'
import { Refusal } from '../../kernel/problems'
import { decodeText, type Encoding } from '../imports/decode-text'
import { readXml } from '../imports/xml'
import { isMark, plainText } from './plain-text'

/** An ad as a file has it: what stands under each path of its elements, attributes as `path@name`. */
export type FeedItem = { id: string; texts: ReadonlyMap<string, readonly string[]>; isOverfull: boolean }
export type Feed = { format: AdFormat; items: FeedItem[] }

type Dialect = { root: string; item: string; idOf: (item: Reading) => string }
type Reading = { texts: Map<string, string[]>; count: number; attributes: Readonly<Record<string, string>> }

const DIALECTS: Readonly<Record<AdFormat, Dialect>> = {
  avito: { root: 'Ads', item: 'Ad', idOf: ({ texts }) => texts.get('Id')?.[0] ?? '' },
  yandex: { root: 'realty-feed', item: 'offer', idOf: ({ attributes }) => attributes['internal-id'] ?? '' },
}

/** No ad needs more of any of these; what does is no file of ads. */
const DEPTH_MOST = 30
const VALUES_MOST = 400
const TEXT_MOST = 20_000
const ID_MOST = 100
/** No tag is longer; of elements other than these nobody reads attributes. */
const TAG_MOST = 10_000
const WITH_ATTRIBUTES = ['Image', 'image', 'offer']

const ENCODINGS: Readonly<Record<string, Encoding>> = {
  ...{ 'windows-1251': 'windows-1251', cp1251: 'windows-1251', 'koi8-r': 'koi8-r', koi8: 'koi8-r', 'koi8-u': 'koi8-u' },
  ...{ 'iso-8859-5': 'iso-8859-5', cp866: 'ibm866', ibm866: 'ibm866', 'x-mac-cyrillic': 'x-mac-cyrillic' },
}

/**
 * The ads of a file. It is held whole and read once from end to end, so its size bounds the work; it runs where it can be
 * ended (`read-feed-apart.ts`). Entities of its own are refused, whatever they would say.
 * @throws {Refusal} `ad_import.unreadable`, `ad_import.too_many`
 */
export function readFeed(bytes: Uint8Array): Feed {
  const xml = textOf(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Refusal('ad_import.unreadable')
  refuseLongTags(xml)
  const reader = feedReader()
  try {
    readXml(xml, reader)
  } catch (problem) {
    throw problem instanceof Refusal && problem.code.startsWith('ad_import.')
      ? problem
      : new Refusal('ad_import.unreadable')
  }
  return reader.feed()
}

/** Archives and anything else that is no text are refused unopened. */
function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const label = /^[^<]{0,4}<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1] ?? null
  const declared = label === null ? null : (ENCODINGS[label.toLowerCase()] ?? null)
  const isReadable = label === null || declared !== null || /^(?:utf-?(?:8|16(?:le|be)?)|us-ascii|ascii)$/i.test(label)
  try {
    const text = decodeText(bytes, isReadable ? declared : 'windows-1251')
    // A file that says something else of itself is right where it is UTF-8 all the same.
    if (/^\uFEFF?\s*</.test(text) && (isReadable || isUtf8(bytes))) return text
  } catch {
    // Told below, in words of ads.
  }
  if (isReadable) throw new Refusal('ad_import.unreadable')
  throw new Refusal('ad_import.unreadable', {
    message: `Кодировку ${quoted(label)} мы\u00A0не\u00A0читаем: сохраните файл в\u00A0UTF-8.`,
  })
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== ''
  } catch {
    return false
  }
}

/** What a parser would make an object of is bounded before it does. */
function refuseLongTags(xml: string) {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const apart = xml.startsWith('<![CDATA[', at) ? ']]>' : xml.startsWith('<!--', at) ? '-->' : null
    const end = apart === null ? tagEnd(xml, at) : xml.indexOf(apart, at)
    if (end < 0) return
    at = end
  }
}

/** Where a tag ends; what stands in quotes does not end it. */
function tagEnd(xml: string, start: number): number {
  const stop = /[>"']/g
  stop.lastIndex = start
  for (let found = stop.exec(xml); found; found = stop.exec(xml)) {
    if (found.index - start > TAG_MOST) throw new Refusal('ad_import.unreadable')
    if (found[0] === '>') return found.index
    const closed = xml.indexOf(found[0], found.index + 1)
    if (closed < 0) return -1
    stop.lastIndex = closed + 1
  }
  return -1
}

/** An element that is being read. `isProse` once it has text of its own or marks within: what is inside of it is part of its text. */
type Open = { text: string; isProse: boolean; isMark: boolean }

function feedReader() {
  const state: { format: AdFormat | null; items: FeedItem[]; item: Reading | null } = {
    format: null,
    items: [],
    item: null,
  }
  const path: string[] = []
  const opened: Open[] = []
  const add = (one: Open | undefined, piece: string) => {
    if (one && one.text.length < TEXT_MOST) one.text += piece
  }
  const open = (name: string, attributes: () => Readonly<Record<string, string>>) => {
    if (path.length >= DEPTH_MOST) throw new Refusal('ad_import.unreadable')
    path.push(name)
    const isInText = path.length > 3 && isMark(name) && state.item !== null
    opened.push({ text: '', isProse: false, isMark: isInText })
    if (path.length === 1) state.format = formatOf(name)
    else if (path.length === 2 && isItem(state.format, name))
      state.item = { texts: new Map(), count: 0, attributes: attributesOf(name, attributes) }
    else if (state.item)
      for (const [key, value] of Object.entries(attributesOf(name, attributes)))
        put(state.item, `${within(path)}@${key}`, value)
  }
  const close = () => {
    const one = opened.pop()
    const name = path.at(-1) ?? ''
    if (one && state.item && path.length > 2) {
      const outer = opened.at(-1)
      if (one.isMark) add(outer, markedIn(name, one.text))
      else {
        if (one.isProse) put(state.item, within(path), textIn(one.text))
        add(outer, one.text)
      }
      if (one.isMark && outer) outer.isProse = true
    }
    if (state.item && state.format && path.length === 2) endItem(state.format, state.item)
    path.pop()
  }
  const endItem = (format: AdFormat, item: Reading) => {
    if (state.items.length >= FILE_ADS_MOST) throw new Refusal('ad_import.too_many')
    const id = DIALECTS[format].idOf(item).trim().slice(0, ID_MOST).toWellFormed()
    state.items.push({ id, texts: item.texts, isOverfull: item.count > VALUES_MOST })
    state.item = null
  }
  return {
    open,
    close,
    text: (piece: string) => {
      const one = opened.at(-1)
      if (!one || !state.item) return
      add(one, piece)
      if (piece.trim() !== '') one.isProse = true
    },
    feed: (): Feed => {
      if (!state.format || path.length > 0) throw new Refusal('ad_import.unreadable')
      return { format: state.format, items: state.items }
    },
  }
}

const attributesOf = (name: string, attributes: () => Readonly<Record<string, string>>) =>
  WITH_ATTRIBUTES.includes(name) ? attributes() : {}

const markedIn = (name: string, text: string) =>
  /^[bh]r$/i.test(name) ? `<${name}>${text}` : `<${name}>${text}</${name}>`

/** An address is no text: of its entities those of XML alone are read, were they written twice. */
const textIn = (said: string) =>
  /^\s*(?:https?:)?\/\/\S+\s*$/i.test(said) ? said.trim().replaceAll('&amp;', '&') : plainText(said)

const within = (path: readonly string[]) => path.slice(2).join('/')

function formatOf(root: string): AdFormat {
  if (root === DIALECTS.avito.root) return 'avito'
  if (root === DIALECTS.yandex.root) return 'yandex'
  throw new Refusal('ad_import.unreadable')
}

const isItem = (format: AdFormat | null, name: string) => format !== null && DIALECTS[format].item === name

/** Of one ad so many values are kept; that there were more is told of it. */
function put(item: Reading, path: string, value: string) {
  item.count += 1
  if (item.count > VALUES_MOST) return
  const kept = value.slice(0, TEXT_MOST).toWellFormed()
  const there = item.texts.get(path)
  if (there) there.push(kept)
  else item.texts.set(path, [kept])
}
