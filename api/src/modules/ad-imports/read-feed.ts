import { type AdFormat, FILE_ADS_MOST } from '@ostrov/shared/ad-imports/rules'
import { Refusal } from '../../kernel/problems'
import { decodeText } from '../imports/decode-text'
import { readXml } from '../imports/xml'

/** An ad as a file has it: what stands under each path of its elements, attributes as `path@name`. */
export type FeedItem = { id: string; texts: ReadonlyMap<string, readonly string[]> }
export type Feed = { format: AdFormat; items: FeedItem[] }

type Dialect = { root: string; item: string; idOf: (item: Reading) => string }
type Reading = { texts: Map<string, string[]>; attributes: Readonly<Record<string, string>> }

const DIALECTS: Readonly<Record<AdFormat, Dialect>> = {
  avito: { root: 'Ads', item: 'Ad', idOf: ({ texts }) => texts.get('Id')?.[0] ?? '' },
  yandex: { root: 'realty-feed', item: 'offer', idOf: ({ attributes }) => attributes['internal-id'] ?? '' },
}

/** No ad needs more of any of these; what does is no file of ads. */
const DEPTH_MOST = 12
const VALUES_MOST = 400
const TEXT_MOST = 20_000
const ID_MOST = 100

/**
 * The ads of a file. It is held whole and read once from end to end, so its size bounds the work. Entities of its own are
 * refused, whatever they would say.
 * @throws {Refusal} `ad_import.unreadable`, `ad_import.too_many`
 */
export function readFeed(bytes: Uint8Array): Feed {
  const xml = textOf(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Refusal('ad_import.unreadable')
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
  try {
    const text = decodeText(bytes)
    if (/^\uFEFF?\s*</.test(text)) return text
  } catch {
    // Told below, in words of ads.
  }
  throw new Refusal('ad_import.unreadable')
}

function feedReader() {
  const state: { format: AdFormat | null; items: FeedItem[]; item: Reading | null } = {
    format: null,
    items: [],
    item: null,
  }
  const path: string[] = []
  let text = ''
  const open = (name: string, attributes: () => Readonly<Record<string, string>>) => {
    if (path.length >= DEPTH_MOST) throw new Refusal('ad_import.unreadable')
    path.push(name)
    text = ''
    if (path.length === 1) state.format = formatOf(name)
    else if (path.length === 2 && isItem(state.format, name))
      state.item = { texts: new Map(), attributes: attributes() }
    else if (state.item)
      for (const [key, value] of Object.entries(attributes())) put(state.item, `${within(path)}@${key}`, value)
  }
  const close = () => {
    const said = text.trim()
    text = ''
    if (state.item && path.length > 2 && said) put(state.item, within(path), said)
    if (state.item && state.format && path.length === 2) {
      if (state.items.length >= FILE_ADS_MOST) throw new Refusal('ad_import.too_many')
      const id = DIALECTS[state.format].idOf(state.item).trim().slice(0, ID_MOST).toWellFormed()
      state.items.push({ id, texts: state.item.texts })
      state.item = null
    }
    path.pop()
  }
  return {
    open,
    close,
    text: (piece: string) => {
      if (state.item && text.length < TEXT_MOST) text += piece
    },
    feed: (): Feed => {
      if (!state.format || path.length > 0) throw new Refusal('ad_import.unreadable')
      return { format: state.format, items: state.items }
    },
  }
}

const within = (path: readonly string[]) => path.slice(2).join('/')

function formatOf(root: string): AdFormat {
  if (root === DIALECTS.avito.root) return 'avito'
  if (root === DIALECTS.yandex.root) return 'yandex'
  throw new Refusal('ad_import.unreadable')
}

const isItem = (format: AdFormat | null, name: string) => format !== null && DIALECTS[format].item === name

function put({ texts }: Reading, path: string, value: string) {
  const there = texts.get(path)
  if (there) {
    if (there.length < VALUES_MOST) there.push(value.slice(0, TEXT_MOST).toWellFormed())
  } else if (texts.size < VALUES_MOST) texts.set(path, [value.slice(0, TEXT_MOST).toWellFormed()])
}
