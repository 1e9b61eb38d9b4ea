import type { SectionName } from '@ostrov/shared/ads/sections'
import { listingPath } from '@ostrov/shared/ads/sets'
import { countOf } from '@ostrov/shared/formats/plural'
import { adPath, SAVED_SEARCHES } from '@ostrov/shared/paths'
import { stopSearchPath } from '@ostrov/shared/searches/paths'
import type { FoundAds, Jobs } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { signedLink } from '../../kernel/signed-link'
import { searchesLetter } from '../../services/mail/search-letters'
import { readShownCards } from '../ads/reading/ad-cards'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'
import { queryOf, titlesOf } from './read-searches'

type Told = { id: string; section: SectionName; address: string; title: string; total: number; numbers: number[] }
const counted = (total: number) => countOf(total, 'новое объявление', 'новых объявления', 'новых объявлений')

/** Tells a person what is new: of one search at once to their browsers, of all of them by the day's letter. */
export async function notifyOfSearches(deps: Deps, { user_id, search_id, found }: Jobs['search.tell'], attempt = 1) {
  const em = deps.orm.em.fork()
  const [person, told] = await Promise.all([
    row<{ reach: Reach | null }>(em, sql`select ${reachOf(sql`${user_id}::uuid`)} from (values (1)) one`),
    readTold(deps, user_id, found),
  ])
  const [first] = told
  if (!person?.reach || !first) return
  const total = told.reduce((sum, one) => sum + one.total, 0)
  const isOne = told.length === 1
  const message = {
    ...({ event: 'searches', is_necessary: false, attempt } as const),
    title: isOne ? first.title : `По\u00A0вашим поискам: ${counted(total)}`,
    body: isOne ? `${counted(total)} по\u00A0вашему поиску.` : told.map(({ title }) => title).join('; '),
    url: isOne ? listingPath(first.section)(queryOf(first)) : SAVED_SEARCHES,
  }
  if (search_id !== null)
    return notifyCustomer(deps, person.reach, { ...message, topic: `s${search_id.slice(-12)}`, only: 'push' })
  // Who has no mail that was proved to be theirs hears of it in their browsers, once a day too.
  const only = person.reach.mail !== null && goesByMail(person.reach) ? 'mail' : 'push'
  const letter = await letterOf(deps, user_id, told)
  await notifyCustomer(deps, person.reach, { ...message, topic: `s${user_id.slice(-12)}`, only, letter })
}

const goesByMail = ({ notices }: Reach) => !['push', 'none'].includes(notices?.searches ?? 'both')

/** Searches as they stand now: one that was stopped or taken away meanwhile is silent. */
async function readTold({ orm }: Deps, user_id: string, found: readonly FoundAds[]): Promise<Told[]> {
  const em = orm.em.fork()
  const there = await rows<{ id: string; section: SectionName; address: string }>(
    em,
    sql`select s.id, s.section, s.address from saved_search s where s.user_id = ${user_id} and s.pace <> 'never'
          and s.id = any(${found.map((one) => one.search_id)}::uuid[])`,
  )
  const titles = await titlesOf(em, there)
  return found.flatMap(({ search_id, total, numbers }) => {
    const at = there.findIndex(({ id }) => id === search_id)
    const search = there[at]
    return search ? [{ ...search, title: titles[at] ?? '', total, numbers }] : []
  })
}

async function letterOf({ orm, config, now }: Deps, user_id: string, told: readonly Told[]) {
  const { brand, origin, sessionSecret } = config
  const shown = await readShownCards(
    orm.em.fork(),
    told.flatMap(({ numbers }) => numbers),
    now(),
  )
  const stop = (kind: 'search_stop' | 'searches_stop', id: string) =>
    origin + stopSearchPath(signedLink(sessionSecret, kind, id))
  const groups = told.map(({ id, section, address, title, total, numbers }) => ({
    ...{
      title,
      total,
      url: origin + listingPath(section)(queryOf({ section, address })),
      stop: stop('search_stop', id),
    },
    ads: numbers.flatMap((number) => {
      const ad = shown.get(number)
      return ad ? [{ ...ad, url: origin + adPath(ad.section, number, ad.slug) }] : []
    }),
  }))
  const all = stop('searches_stop', user_id)
  const facts = { brand: brand.name, support_email: brand.supportEmail, url: origin + SAVED_SEARCHES, stop: all }
  return { ...searchesLetter({ ...facts, groups }), unsubscribe: all }
}
