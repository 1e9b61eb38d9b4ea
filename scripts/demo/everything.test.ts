import { beforeAll, expect, test } from 'bun:test'
import { openProduct } from '../../api/test/product'
import { ASKED_OF_ALL } from './asked-of-all'
import { ASKED_OF_PLACES } from './asked-of-places'
import { EVERYTHING } from './everything'
import { seedEverything } from './everything-island'
import { type Wanted, wantedOf } from './judged'
import { MEANT_FIRST } from './judged-queries'
import { MEANT_UNSEEN } from './unseen-queries'

const product = await openProduct()
beforeAll(() => seedEverything(product), 60_000)

type Group = { kind: string; things: { title: string }[] }

/** What came first instead of what is meant; null where that did. */
async function firstInstead({ query, demands }: Wanted, among: number): Promise<string[] | null> {
  const { status, body } = await product.call('GET', `/api/search/everything?query=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  const [first]: Group[] = body.groups
  const titles = first?.things.slice(0, among).map(({ title }) => title.replaceAll('\u00a0', ' ')) ?? []
  const isMeant = demands.some((demand) => {
    const [, kind = '', part = ''] = /^(\S+) ?(.*)$/.exec(demand) ?? []
    return kind === (first?.kind ?? 'nothing') && (part === '' || titles.some((title) => title.includes(part)))
  })
  return isMeant ? null : [`${query}: ${demands.join(' or ')}, but ${first?.kind ?? 'nothing'} ${titles.join(', ')}`]
}

async function wrongOf(list: string, among = 3, every = 1) {
  const all = wantedOf(list, '/').filter((_, place) => place % every === 0)
  const instead: string[] = []
  for (const wanted of all) instead.push(...((await firstInstead(wanted, among)) ?? []))
  return { wrong: instead, share: 1 - instead.length / all.length }
}

/** Of queries that the search was not mended for, this share at least. */
const UNSEEN = 0.95

test('what is meant comes first', async () => {
  expect((await wrongOf(EVERYTHING)).wrong).toEqual([])
  expect((await wrongOf(MEANT_FIRST)).wrong).toEqual([])
}, 600_000)

test('so it does of what nobody mended it for', async () => {
  const { wrong, share } = await wrongOf(MEANT_UNSEEN)
  expect({ wrong, isEnough: share >= UNSEEN }).toMatchObject({ isEnough: true })
}, 600_000)

/** Of queries written from what there is to be found, before the search was asked any of them. */
const EVERY = Number(process.env.ASKED_EVERY ?? 1)
/** Among a part of them a few more may be wrong by chance. */
const ASKED = EVERY > 1 ? 0.95 : 0.97

test('what people here call things is found, and questions are answered', async () => {
  const { wrong, share } = await wrongOf(ASKED_OF_ALL.trimEnd() + ASKED_OF_PLACES, 5, EVERY)
  expect({ wrong, isEnough: share >= ASKED }).toMatchObject({ isEnough: true })
}, 900_000)
