/** Whether the size of a database is felt: the same reads of two products, a young one and an old one, in turn. */
import { availableParallelism, loadavg } from 'node:os'
import { type Filter, type ListTable, parametersOf } from '@ostrov/shared/lists/table'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import { type Connection, connectTo, prepare } from './wire.ts'

/** The most that a list's p95 may grow. */
const AIM = 1.5
/** Each read is measured so often; the round whose growth is the median is told, for the machine's mood makes one p95 out of three. */
const ROUNDS = 3
/** What takes so long is asked less often: its answer is plain. */
const SLOW_MS = 300
const DAY_MS = 86_400_000

export type By = 'staff' | 'admin'
/** A product with what its addresses are made of. */
export type Opened<Ids> = { url: string; ids: Ids; tokens: Partial<Record<By, string>> }
/** Which reads, and how often each is asked in a round. */
export type Asked = { only: string; requests: number }
type Side<Ids> = Opened<Ids> & { connection: Connection }
export type Read<Ids> = { name: string; path: (ids: Ids) => string; by: By; aim?: number }
/** A list that a table declares, and where it is asked for; `words` is what is searched for there. */
export type Listed<Ids> = {
  table: ListTable
  path: (ids: Ids) => string
  by: By
  words?: (ids: Ids) => string
  facets?: true
}

/** The table of growth of the reads whose names match; those beyond the aim are marked. */
export async function measureGrowth<Ids>(
  sides: readonly [Opened<Ids>, Opened<Ids>],
  all: readonly Read<Ids>[],
  { sizes, only, requests }: { sizes: readonly [string, string] } & Asked,
): Promise<string> {
  const reads = all.filter(({ name }) => new RegExp(only).test(name))
  // Only now: a connection that nobody uses while the other side is filled is hung up.
  const [young, old] = [await connected(sides[0]), await connected(sides[1])]
  // The first reads of a process are compiled while they run: neither side pays for that in its figures.
  for (const read of reads) for (const side of [young, old, young, old, young, old]) await ask(side, read)
  const lines: string[][] = []
  for (const read of reads) {
    const { few, many, growth } = await grown(young, old, read, requests)
    const [one, other] = [quantile(few, 0.95), quantile(many, 0.95)]
    const of = (share: number) => (quantile(many, share) / quantile(few, share)).toFixed(2)
    const least = [few[0], many[0]].map((time) => time?.toFixed(1)).join(' → ')
    console.log(`${read.name}: ${one.toFixed(1)} → ${other.toFixed(1)} ms, the least ${least}`)
    const aim = read.aim ?? AIM
    lines.push([
      read.name,
      one.toFixed(2),
      other.toFixed(2),
      growth.toFixed(2),
      of(0.5),
      of(0),
      growth > aim ? `over ${aim}` : '',
    ])
  }
  for (const { connection } of [young, old]) connection.close()
  const head = ['read', ...sizes.map((size) => `${size}, p95 ms`), 'growth', 'of p50', 'of the least', 'aim']
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  const facts = `One client, ${requests} requests each, fewer of what is slow, in turn, the median of ${ROUNDS} rounds; ${availableParallelism()} processors, load ${load}.`
  return [...markdown(head, lines), '', facts].join('\n')
}

type Round = { few: number[]; many: number[]; growth: number }

/** Both sides in turn, request by request, so that what else the machine does meets both; sorted, of the middle round. */
async function grown<Ids>(young: Side<Ids>, old: Side<Ids>, read: Read<Ids>, most: number): Promise<Round> {
  const rounds: Round[] = []
  const requests = (await ask(old, read)) > SLOW_MS ? Math.ceil(most / 20) : most
  for (let round = 0; round < ROUNDS; round++) {
    const [few, many]: [number[], number[]] = [[], []]
    for (let request = 0; request < requests; request++) {
      few.push(await ask(young, read))
      many.push(await ask(old, read))
    }
    for (const times of [few, many]) times.sort((a, b) => a - b)
    rounds.push({ few, many, growth: quantile(many, 0.95) / quantile(few, 0.95) })
  }
  const [middle] = rounds.sort((a, b) => a.growth - b.growth).slice(Math.floor(ROUNDS / 2))
  if (!middle) throw new Error('At least one round is needed')
  return middle
}

const connected = async <Ids>(opened: Opened<Ids>): Promise<Side<Ids>> => ({
  ...opened,
  connection: await connectTo(opened.url),
})

async function ask<Ids>({ url, connection, ids, tokens }: Side<Ids>, { name, path, by }: Read<Ids>): Promise<number> {
  const request = prepare(`${url}/api${path(ids)}`, 'GET', { authorization: `Bearer ${tokens[by]}` })
  const started = performance.now()
  const status = await connection.send(request)
  if (status !== 200) throw new Error(`${name} answered ${status}: ${path(ids)}`)
  return performance.now() - started
}

/** A list as it is, under each filter, in each order, and how many each choice would leave; `ids` has what filters of a uuid name. */
export function readsOf<Ids extends object>({ table, path, words, by, facets }: Listed<Ids>): Read<Ids>[] {
  const read = (what: string, query: (ids: Ids) => string, to = ''): Read<Ids> => ({
    name: `${table.name}${what && `, ${what}`}`,
    path: (ids) => `${path(ids)}${to}?${query(ids)}`,
    by,
  })
  const filters = parametersOf(table).map(({ name, filter }) =>
    read(name, (ids) => `${name}=${encodeURIComponent(sampleOf(filter, name, { ids, words: words?.(ids) ?? '' }))}`),
  )
  const sorts = Object.keys(table.sorts ?? {}).map((sort) => read(sort, () => `sort=${sort}`))
  const deep = table.paged === false ? [] : [read('page 2', () => 'page=2')]
  return [read('', () => ''), ...filters, ...sorts, ...deep, ...(facets ? [read('facets', () => '', '/facets')] : [])]
}

function sampleOf(filter: Filter, name: string, { ids, words }: { ids: object; words: string }): string {
  if (filter.kind === 'text') return words
  if (filter.kind === 'day') return day(filter.edge === 'to' ? 0 : 14)
  if (filter.kind === 'range') return '600,900'
  if (filter.kind === 'flag') return 'true'
  if ('options' in filter) return Object.keys(filter.options)[0] ?? ''
  return String(Object.entries(ids).find(([id]) => id === name)?.[1] ?? '')
}

/** So many days ago, on the region's calendar or the one before. */
export const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
