import { beforeAll, expect, test } from 'bun:test'
import { openProduct } from '../../api/test/product'
import { EVERYTHING } from './everything'
import { seedEverything } from './everything-island'
import { type Wanted, wantedOf } from './judged'
import { MEANT_FIRST } from './meant-first'
import { MEANT_UNSEEN } from './meant-unseen'

const product = await openProduct()
beforeAll(() => seedEverything(product), 60_000)

type Group = { kind: string; things: { title: string }[] }

/** What came first instead of what is meant; null where that did. */
async function firstInstead({ query, demands }: Wanted): Promise<string | null> {
  const { status, body } = await product.call('GET', `/api/search/everything?query=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  const [first]: Group[] = body.groups
  const titles = first?.things.slice(0, 3).map(({ title }) => title.replaceAll('\u00a0', ' ')) ?? []
  const isMeant = demands.some((demand) => {
    const [, kind = '', part = ''] = /^(\S+) ?(.*)$/.exec(demand) ?? []
    return kind === (first?.kind ?? 'nothing') && (part === '' || titles.some((title) => title.includes(part)))
  })
  return isMeant ? null : `${query}: ${demands.join(' or ')}, but ${first?.kind ?? 'nothing'} ${titles.join(', ')}`
}

async function wrongOf(list: string) {
  const all = wantedOf(list, '/')
  const wrong: string[] = []
  for (const wanted of all) {
    const instead = await firstInstead(wanted)
    if (instead) wrong.push(instead)
  }
  return { wrong, share: 1 - wrong.length / all.length, count: all.length }
}

test('what is meant comes first', async () => {
  expect((await wrongOf(EVERYTHING)).wrong).toEqual([])
  expect((await wrongOf(MEANT_FIRST)).wrong).toEqual([])
})
