import { expect, test } from 'bun:test'
import { SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { openBoard } from '../../../test/ads'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { type Ad, carryOut, type Done, isOverLimit, newAd, seenBy } from '../../../test/properties/ads'
import { seeded } from '../../../test/random'
import { openAdStore } from './counting/ad-store'
import { adFacets, countSections } from './reading/list-ads'

/** `AD_SEQUENCES=10000` plays as many. The seed of one that failed is in what the test says; `AD_SEED` begins with it. */
const SEQUENCES = Number(process.env.AD_SEQUENCES ?? 150)
const FIRST_SEED = Number(process.env.AD_SEED ?? 1)
const MOMENTS = 7
/** Of so many lives one is counted by every public answer. */
const COUNTED = 5
const PHONE = '9241234567'

const product = await openProduct({
  LIMITS: 'writes=1000000/60,complaints=1000000/60,contacts=1000000/60',
  LOG_LEVEL: 'silent',
})
const { call, clock, pool } = product
const board = await openBoard(product)
const AUTHORS = 2
const readers = await Promise.all([1, 2, 3].map(() => signIn(product)))
const moderators = await Promise.all([1, 2].map(() => administrator(product, undefined, 'moderator')))
const kept = openAdStore(product.deps)
await product.deps.notices.ready()

let random = () => 0
const nat = (below: number) => Math.floor(random() * below)
const pick = <One>(some: readonly One[]): One | undefined => some[nat(some.length)]
const VERDICTS = ['approved', 'approved', 'approved', 'needs_work', 'rejected'] as const

type Item = {
  id: string
  version: number
  row_id: string
  cause: 'proposal' | 'complaints'
  fields: { name: string; proposed: string | null }[]
}
type Life = { people: Awaited<ReturnType<typeof signIn>>[]; ads: Ad[]; said: string[]; desks: Item[][]; edits: number }
const authorOf = ({ people }: Life, { author }: Ad) => people[author]?.token ?? ''

/** Every edit has words of its own, with a phone that nobody may read. */
const wordsOf = (life: Life) => `Слова ${++life.edits}. Звоните ${pick(['8 924 123-45-67', '+79241234567'])}`
const pricedAs = (section: SectionName, price: number | null) =>
  section === 'vacancies' ? { salary_from: null, salary_to: price } : { price }
const priceFor = () => (nat(6) === 0 ? null : 1000 * (1 + nat(4)))

/** What may happen, however senseless at this moment: what is refused has not happened. */
const STEP: Readonly<Record<string, (life: Life) => Promise<Done | null>>> = {
  async create(life) {
    const [author, section, price] = [nat(AUTHORS), pick(SECTION_NAMES) ?? 'sales', priceFor()]
    const more = { description: wordsOf(life), ...pricedAs(section, price) }
    const { status, body } = await board.write(section, more, life.people[author])
    if (status !== 200) return refused(status)
    const created = clock.now.getTime()
    life.ads.push(newAd({ id: body.id, number: body.number, section, author, created }, price))
    return null
  },
  edit: (life) => ofAd(life, (ad) => edit(life, ad, wordsOf(life))),
  price: (life) => ofAd(life, (ad) => edit(life, ad, null)),
  async look({ desks }) {
    const at = nat(moderators.length)
    desks[at] = (await call('GET', '/api/admin/moderation?kind=ad', { token: moderators[at]?.token ?? '' })).body.items
    return null
  },
  async decide({ ads, desks }) {
    const at = nat(moderators.length)
    const [item, verdict] = [pick(desks[at] ?? []), pick(VERDICTS) ?? 'approved']
    const ad = ads.find(({ id }) => id === item?.row_id)
    if (!item || !ad) return null
    const body = { version: item.version, status: verdict, reason: verdict === 'approved' ? undefined : 'Непонятно' }
    const { status } = await call('PUT', `/api/admin/moderation/${item.id}`, {
      ...{ token: moderators[at]?.token ?? '', body },
    })
    if (status !== 200) return refused(status)
    if (item.cause === 'complaints') return { kind: 'settle', ad, verdict }
    return {
      kind: 'decide',
      ad,
      verdict,
      words: item.fields.find(({ name }) => name === 'description')?.proposed ?? null,
    }
  },
  complain: (life) =>
    ofAd(life, async (ad) => {
      const by = nat(life.people.length)
      const body = { reason: 'fraud', words: '' }
      const answer = await call('POST', `/api/ad/${ad.number}/complaint`, { token: life.people[by]?.token ?? '', body })
      return answer.status === 200 ? { kind: 'complain', ad, by } : refused(answer.status)
    }),
  archive: (life) => ofAd(life, (ad) => act(life, ad, 'archive', { as: pick(['sold', 'withdrawn']) })),
  renew: (life) => ofAd(life, (ad) => act(life, ad, 'renew')),
  remove: (life) =>
    ofAd(life, async (ad) => {
      const { status } = await call('DELETE', `/api/user/ad/${ad.id}`, { token: authorOf(life, ad) })
      return status === 200 ? { kind: 'remove', ad } : refused(status)
    }),
}

async function ofAd({ ads }: Life, done: (ad: Ad) => Promise<Done | null>): Promise<Done | null> {
  const ad = pick(ads)
  return ad ? done(ad) : null
}

/** A refusal is part of life; a failure is none. */
function refused(status: number): null {
  if (status >= 500) throw new Error(`Answered ${status}`)
  return null
}

async function act(life: Life, ad: Ad, kind: 'archive' | 'renew', body?: object): Promise<Done | null> {
  const { status } = await call('POST', `/api/user/ad/${ad.id}/${kind}`, { token: authorOf(life, ad), body })
  return status === 200 ? { kind, ad } : refused(status)
}

/** The form as its author opened it, sent with other words, or with another price alone. */
async function edit(life: Life, ad: Ad, words: string | null): Promise<Done | null> {
  const price = priceFor()
  const own = await call('GET', `/api/user/ad/${ad.id}`, { token: authorOf(life, ad) })
  if (own.status !== 200) return refused(own.status)
  const opened = performance.now()
  const { values, version } = own.body
  const body = { ...values, ...pricedAs(ad.section, price), description: words ?? values.description, version }
  // What was changed is known by its moment, and no two changes are of one.
  clock.now = new Date(clock.now.getTime() + 1)
  const { status } = await call('PUT', `/api/user/ads/${ad.section}/${ad.id}`, { token: authorOf(life, ad), body })
  return status === 200 ? { kind: 'edit', ad, price, opened } : refused(status)
}

/** What leads on comes oftener. */
const LIKELY = [
  ...Object.keys(STEP),
  ...['create', 'look', 'look', 'look', 'decide', 'decide', 'decide', 'edit', 'complain', 'complain'],
]
/** Minutes until the next moment: now and then an ad runs out. */
const PAUSES = [1, 1, 1, 1, 1, 30, 10 * 24 * 60, 25 * 24 * 60]

async function play(seed: number): Promise<Life> {
  random = seeded(seed)
  clock.now = new Date()
  const people = [...(await Promise.all(Array.from({ length: AUTHORS }, () => signIn(product)))), ...readers]
  const life: Life = { people, ads: [], said: [], desks: [], edits: 0 }
  await STEP.create?.(life)
  await STEP.look?.(life)
  for (let at = 0; at < MOMENTS; at += 1) {
    const names = Array.from({ length: 1 + nat(4) }, () => pick(LIKELY) ?? 'look')
    life.said.push(names.join('+'))
    const done = await Promise.all(names.map((name) => STEP[name]?.(life) ?? null))
    const now = clock.now.getTime()
    const acts = done.filter((one) => one !== null)
    for (const ad of carryOut(acts, now)) {
      const own = await call('GET', `/api/user/ad/${ad.id}`, { token: authorOf(life, ad) })
      if (own.status === 200) ad.is_archived = own.body.archived_as !== null
    }
    const ads = at === MOMENTS - 1 ? life.ads : [...new Set(acts.map(({ ad }) => ad))]
    expect({ seed, said: life.said, ads: await seenNow(ads) }).toEqual({ seed, said: life.said, ads: toBeSeen(ads) })
    expect(isOverLimit(life.ads, 0, now) || isOverLimit(life.ads, 1, now)).toBe(false)
    clock.now = new Date(now + (pick(PAUSES) ?? 1) * MINUTE_MS)
  }
  return life
}

/** What a stranger is answered of each ad: how far it is, what was written of it and what it cost since when. */
const seenNow = (ads: readonly Ad[]) =>
  Promise.all(
    ads.map(async ({ number }) => {
      const { status, body } = await call('GET', `/api/ad/${number}`)
      if (status !== 200) return [number, null]
      expect(JSON.stringify(body).replace(/\D/g, '')).not.toContain(PHONE)
      const prices = body.prices.map(({ price }: { price: number }) => price)
      return [number, body.status, /^Слова \d+/.exec(body.description)?.[0], prices]
    }),
  )

const toBeSeen = (ads: readonly Ad[]) =>
  ads.map((ad) => {
    const status = seenBy(ad, clock.now.getTime())
    if (status === null) return [ad.number, null]
    return [ad.number, status, /^Слова \d+/.exec(ad.words ?? '')?.[0], ad.prices.slice(-20)]
  })

const LISTS = SECTION_NAMES.map((name) => `/api/ads/${name}`)
const FACETS = LISTS.map((path) => `${path}/facets`)
const MAPS = ['estate', 'cars', 'sales'].map((name) => `/api/ads/${name}/map?window=45,141,55,147&zoom=8`)
const PUBLIC = [...LISTS, ...FACETS, ...MAPS, '/api/ads', '/api/ads/fresh']

/** At the end of a life: lists hold what is shown, counts are those of a recount, and no phone stands anywhere. */
async function recount(life: Life, isWhole: boolean) {
  const answers = await Promise.all((isWhole ? PUBLIC : LISTS).map((path) => call('GET', path)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(JSON.stringify(answers.map(({ body }) => body)).replace(/\D/g, '')).not.toContain(PHONE)
  const listed = answers.flatMap(({ body }) => body.items ?? []).map(({ number }: { number: number }) => number)
  const shown = life.ads.filter((ad) => seenBy(ad, clock.now.getTime()) === 'published')
  expect(listed.toSorted()).toEqual(shown.map(({ number }) => number).toSorted())
  const counted = SECTION_NAMES.map((name) => [name, shown.filter(({ section }) => section === name).length])
  expect(await untilKept(Object.fromEntries(counted), isWhole)).toEqual({
    sections: Object.fromEntries(counted),
    differ: [],
  })
  return shown.length
}

/** A notice arrives a moment after its commit: then memory counts as the database does. */
async function untilKept(sections: Record<string, number>, isWhole: boolean) {
  const end = performance.now() + 1000
  for (;;) {
    const counted = await countSections(product.em(), kept, clock.now)
    const memory = { sections: counted, differ: isWhole ? await differing() : [] }
    if (Bun.deepEquals(memory, { sections, differ: [] }) || performance.now() > end) return memory
    await Bun.sleep(5)
  }
}

async function differing(): Promise<SectionName[]> {
  const all = SECTION_NAMES.map(async (section) => {
    const [memory, database] = await Promise.all(
      [kept, null].map((one) => adFacets(product.em(), one, section, {}, clock.now)),
    )
    return Bun.deepEquals(memory, database) ? [] : [section]
  })
  return (await Promise.all(all)).flat()
}

test(`${SEQUENCES} random lives of ads: a stranger sees what was approved, counts are recounts, limits hold, no phone leaks`, async () => {
  while (!kept.isReady()) await Bun.sleep(10)
  const seen = { shown: 0, empty: 0, hidden: 0, run_out: 0, gone: 0 }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const life = await play(seed)
    seen[(await recount(life, seed % COUNTED === 0)) > 0 ? 'shown' : 'empty'] += 1
    for (const ad of life.ads) {
      if (ad.is_hidden) seen.hidden += 1
      if (ad.is_gone) seen.gone += 1
      if (seenBy(ad, clock.now.getTime()) === 'expired') seen.run_out += 1
    }
    for (const table of ['ad', 'complaint', 'revision']) await pool.query(`delete from ${table}`)
  }
  if (SEQUENCES >= 100) expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
}, 36_000_000)
