/** Which pages a journey opens: the addresses that stand in its text, and in what it takes from its helpers. */
import type { Graph } from '../../../api/test/structure/imports.ts'

/** Where pages of the site lie; a file's place is its address. */
const SITE_PAGES = 'site/src/pages/'
/** Folders of the back office by the address they are opened at; an unknown address is one of signing in. */
const ADMIN_FOLDERS: Record<string, string[]> = {
  '': ['business/orders', 'platform/overview'],
  orders: ['business/orders'],
  menu: ['business/menu'],
  'menu/options': ['business/options'],
  'menu/import': ['business/imports'],
  hours: ['business/hours'],
  zones: ['business/zones'],
  reviews: ['business/reviews'],
  statistics: ['business/statistics'],
  people: ['business/people'],
  'black-list': ['business/people'],
  settings: ['business/settings'],
  'new-restaurant': ['business/settings'],
  'first-run': ['business/settings'],
  account: ['business/account'],
  administrator: ['platform/account'],
  log: ['business/log'],
  moderation: ['platform/moderation'],
  overview: ['platform/overview'],
  stories: ['platform/stories'],
  promotions: ['platform/promotions'],
  'promo-codes': ['platform/promo-codes'],
  cities: ['platform/cities'],
}
const SIGNING_IN = ['session']
/** Journeys of the back office go on by its menu, so their own names tell what they are about. */
const ADMIN_WORDS: Record<string, string> = {
  board: 'orders',
  import: 'menu/import',
  options: 'menu/options',
  'second-factor': 'sign-in',
  'staff-push': 'account',
  zone: 'zones',
}

type Texts = ReadonlyMap<string, string>

/** The files of the pages that a journey opens. */
export function visitsOf(journey: string, graph: Graph, texts: Texts): string[] {
  const addresses = addressesIn(tellingText(journey, graph, texts))
  const files = [...graph.keys()]
  const pages = files.filter((path) => path.startsWith(SITE_PAGES) && addresses.some((one) => isAt(path, one)))
  const folders = [...addresses, ...ownAddresses(journey)].flatMap((address) => adminFolders(address))
  const screens = files.filter((path) => folders.some((folder) => path.startsWith(folder)) && /Page\.tsx$/.test(path))
  return [...new Set([...pages, ...screens])].sort()
}

/** A journey's text, and of its helpers the functions it uses. */
function tellingText(journey: string, graph: Graph, texts: Texts) {
  const pieces = [texts.get(journey) ?? '']
  const helpers = (graph.get(journey) ?? []).filter((path) => path.includes('/e2e/'))
  const blocks = new Map(helpers.flatMap((path) => [...blocksOf(texts.get(path) ?? '')]))
  const taken = new Set<string>()
  for (const piece of pieces) {
    for (const [name, block] of blocks) {
      if (taken.has(name) || !new RegExp(`\\b${name}\\b`).test(piece)) continue
      taken.add(name)
      pieces.push(block)
    }
  }
  return pieces.join('\n')
}

/** The functions and constants of a file by their names. */
function blocksOf(text: string) {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)]
  return starts.map((start, place): [string, string] => [
    start[1] ?? '',
    text.slice(start.index, starts[place + 1]?.index ?? text.length),
  ])
}

/** Literals and patterns that begin as an address does; what is filled in is `*`. */
function addressesIn(text: string) {
  const plain = text.replaceAll('\\/', '/').replace(/\$\{[^}]*\}|\[[^\]\n]*\][+*]?(?:\{\d+\})?/g, '*')
  return [...plain.matchAll(/(?<=['"`/]|\*)(\/(?:[\w*.-]+\/?)*)(?=['"`?#$/)])/g)].map(([, found = '']) => found)
}

function isAt(page: string, address: string) {
  const pattern = page
    .slice(SITE_PAGES.length)
    .replace(/\.(astro|ts)$/, '')
    .replace(/(^|\/)index$/, '')
  const [own, asked] = [pattern, address.slice(1)].map((path) => path.split('/').filter(Boolean))
  if (own === undefined || asked === undefined) return false
  const rest = own.findIndex((part) => part.startsWith('[...'))
  if (rest < 0 && own.length !== asked.length) return false
  const fixed = rest < 0 ? own : own.slice(0, rest)
  return asked.length >= fixed.length && fixed.every((part, at) => part.startsWith('[') || part === asked[at])
}

function adminFolders(address: string) {
  const [, rest] = /^\/admin(?:\/(.*))?$/.exec(address.replace(/\/$/, '')) ?? []
  if (rest === undefined) return address.replace(/\/$/, '') === '/admin' ? foldersAt('') : []
  return foldersAt(rest)
}

function foldersAt(path: string) {
  const [first = '', second = ''] = path.split('/')
  const folders = ADMIN_FOLDERS[`${first}/${second}`] ?? ADMIN_FOLDERS[first] ?? SIGNING_IN
  return folders.map((folder) => `admin/src/${folder}/`)
}

function ownAddresses(journey: string) {
  const [, name = ''] = /^admin\/e2e\/(.+)\.test\.ts$/.exec(journey) ?? []
  const word = Object.keys({ ...ADMIN_WORDS, ...ADMIN_FOLDERS }).find((one) => one !== '' && name.startsWith(one))
  return word === undefined ? [] : [`/admin/${ADMIN_WORDS[word] ?? word}`]
}
