import type { SectionName } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { adPath } from '@ostrov/shared/paths'
import type { Em } from '../../db/orm'
import { addJob, addJobs, newJob } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'
import { isShown } from './ad-status'

/** Whoever keeps an eye on an ad hears of a lower price. Call inside the transaction of the change. */
export async function followPrice(em: Em, ad_id: string, was: unknown, price: unknown): Promise<void> {
  if (typeof was !== 'number' || typeof price !== 'number' || price >= was) return
  await addJob(em, 'ad.find_watchers', { ad_id }, { once: `ad.find_watchers:${ad_id}` })
}

/** Notes for each whose favourite is cheaper now than it was for them, and has them told. */
export async function findWatchers({ orm, now }: Deps, { ad_id }: { ad_id: string }): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const told = await rows<{ user_id: string }>(
      tx,
      sql`update ad_favourite f set price_was = f.price, price = a.price from ad a
          where a.id = ${ad_id} and f.ad_id = a.id and f.price > a.price and f.user_id <> a.author_id and ${isShown(now())}
          returning f.user_id`,
    )
    await addJobs(
      tx,
      told.map(({ user_id }) => newJob('ad.tell_cheaper', { ad_id, user_id })),
    )
  })
}

type Cheaper = {
  number: number
  section: SectionName
  title: string
  price: number
  price_was: number
  reach: Reach | null
}

/** Tells one person of it; nothing where they have looked elsewhere meanwhile. */
export async function notifyOfPrice(deps: Deps, { ad_id, user_id }: { ad_id: string; user_id: string }, attempt = 1) {
  const em = deps.orm.em.fork()
  const ad = await row<Cheaper>(
    em,
    sql`select a.number, a.section, a.title, a.price, f.price_was, ${reachOf(sql`f.user_id`)}
        from ad_favourite f join ad a on a.id = f.ad_id
        where f.ad_id = ${ad_id} and f.user_id = ${user_id} and f.price_was > a.price and ${isShown(deps.now())}`,
  )
  if (!ad?.reach) return
  const { number, section, title, price, price_was, reach } = ad
  await notifyCustomer(deps, reach, {
    ...{ event: 'favourites', is_necessary: false, topic: `p${ad_id.slice(-12)}`, attempt },
    title: `Дешевле: ${quoted(title)}`,
    body: `Было ${formatMoney(price_was)}, стало ${formatMoney(price)}.`,
    url: adPath(section, number, adSlug(title)),
  })
}
