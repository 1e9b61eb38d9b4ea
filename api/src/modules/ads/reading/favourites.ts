import { favouriteAdList } from '@ostrov/shared/ads/lists'
import { FAVOURITES_MOST } from '@ostrov/shared/ads/rules'
import type { FavouriteAdWire } from '@ostrov/shared/ads/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, moment, row, rows, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { isShown, statusOf } from '../ad-status'
import { type CardRow, cardsOf } from './ad-cards'
import { countDay } from './count-day'

/**
 * Keeps an eye on an ad; what is kept already stays as it is. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` where it is not shown, `ad.too_many_favourites`
 */
export async function addFavourite(em: Em, number: number, { id }: Customer, now: Date): Promise<void> {
  const ad = await row<{ id: string; price: number | null }>(
    em,
    sql`select a.id, a.price from ad a where a.number = ${number} and ${isShown(now)}`,
  )
  if (!ad) throw new Refusal('ad.not_found')
  await takeLock(em, `favourites:${id}`)
  const kept = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from ad_favourite where user_id = ${id} and ad_id <> ${ad.id}`,
  )
  if ((kept?.count ?? 0) >= FAVOURITES_MOST) throw new Refusal('ad.too_many_favourites')
  const added = await changed(
    em,
    sql`insert into ad_favourite (user_id, ad_id, price, created_at) values (${id}, ${ad.id}, ${ad.price}, ${now})
        on conflict (user_id, ad_id) do nothing`,
  )
  if (added > 0) await countDay(em, ad.id, 'favourites', now)
}

/** One that is no favourite stays none. */
export async function dropFavourite(em: Em, number: number, { id }: Customer): Promise<void> {
  await changed(
    em,
    sql`delete from ad_favourite f using ad a where a.number = ${number} and f.ad_id = a.id and f.user_id = ${id}`,
  )
}

/** The numbers of all of them, so that a page can mark what it shows. */
export async function favouriteNumbers(em: Em, { id }: Customer): Promise<{ numbers: number[] }> {
  const found = await rows<{ number: number }>(
    em,
    sql`select a.number from ad_favourite f join ad a on a.id = f.ad_id where f.user_id = ${id}
        order by f.created_at desc limit ${sql.lit(FAVOURITES_MOST)}`,
  )
  return { numbers: found.map(({ number }) => number) }
}

/** The newest first. What was taken away says so; what a moderator or complaints took away is not named. */
export async function listFavourites(em: Em, { id }: Customer, query: ListQuery<typeof favouriteAdList>, now: Date) {
  const list = await readList<CardRow & Pick<FavouriteAdWire, 'status' | 'price_was'>, typeof favouriteAdList>(
    em,
    favouriteAdList,
    query,
    {
      select: sql`a.number, a.section, a.title, a.price, c.name as city, a.point, a.is_approximate, a.image_ids, ${moment('a.published_at')} as published_at,
        to_jsonb(a) as said, ${statusOf(now)} as status,
        case when f.price_was > a.price then f.price_was end as price_was`,
      from: sql`ad_favourite f join ad a on a.id = f.ad_id`,
      joined: sql`join city c on c.id = a.city_id`,
      key: sql`f.id`,
      where: sql`f.user_id = ${id} and a.moderation_status = 'approved' and a.hidden_at is null`,
      order: sql`f.created_at desc, f.id desc`,
    },
  )
  const cards = await cardsOf(em, list.items)
  const items = cards.map((card, at) => ({
    ...card,
    status: list.items[at]?.status ?? 'expired',
    price_was: list.items[at]?.price_was ?? null,
  }))
  return { ...list, items }
}
