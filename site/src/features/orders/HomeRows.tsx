import { useStore } from '@nanostores/react'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { FAVORITES, ORDERS, restaurantPath } from '@ostrov/shared/paths'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import './home-rows.css'
import './orders.css'
import { rememberRows } from './known-rows'
import { LiveOrderCard } from './LiveOrderCard'
import { $orders } from './store'
import { useNow } from './use-now'

/** So many restaurants stand in a row. */
const MOST = 10

type Rows = { recent: OrderWire[]; liked: RestaurantCardWire[]; ordered: RestaurantCardWire[] }

/** A person's own rows of the delivery's home: orders of the last day, restaurants they like and have ordered from. */
export function HomeRows() {
  const rows = useRows()
  const now = useNow(MINUTE_MS)
  const known = useStore($orders, { ssr: 'initial' }).items
  if (!rows) return null
  const { recent, liked, ordered } = rows
  return (
    <>
      {recent.length > 0 && (
        <section className="home-rows__part" aria-labelledby="home-recent">
          <Head id="home-recent" title="Недавние заказы" href={ORDERS} all="Все заказы" />
          <ul className="home-rows__orders ui-row">
            {recent.map((order) => (
              <li key={order.uuid}>
                <LiveOrderCard order={known.find(({ uuid }) => uuid === order.uuid) ?? order} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {liked.length > 0 && (
        <section className="home-rows__part" aria-labelledby="home-liked">
          <Head id="home-liked" title="Любимые" href={FAVORITES} all="Все любимые" />
          <Places restaurants={liked} />
        </section>
      )}
      {ordered.length > 0 && (
        <section className="home-rows__part" aria-labelledby="home-ordered">
          <Head id="home-ordered" title="Вы заказывали" />
          <Places restaurants={ordered} />
        </section>
      )}
    </>
  )
}

function Head({ id, title, href, all }: { id: string; title: string; href?: string; all?: string }) {
  return (
    <div className="home-rows__head">
      <h2 id={id}>{title}</h2>
      {href && (
        <a className="home-rows__all" href={href}>
          {all}
        </a>
      )}
    </div>
  )
}

function Places({ restaurants }: { restaurants: readonly RestaurantCardWire[] }) {
  return (
    <ul className="home-rows__places ui-row">
      {restaurants.slice(0, MOST).map(({ id, logo, general_info }) => (
        <li key={id}>
          <a className="home-rows__place stack-centre" href={restaurantPath(id)}>
            <Picture className="home-rows__logo" image={logo} alt="" ratio={1} sizes="72px" />
            <span className="ui-clip">{general_info.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Null until all of them are known: what comes piece by piece moves the page piece by piece. */
function useRows(): Rows | null {
  const [rows, setRows] = useState<Rows | null>(null)
  useEffect(() => {
    readRows().then(
      (read) => {
        rememberRows({ orders: read.recent.length > 0, places: read.liked.length > 0, again: read.ordered.length > 0 })
        setRows(read)
      },
      // The home stands without them.
      () => rememberRows({}),
    )
  }, [])
  return rows
}

async function readRows(): Promise<Rows> {
  const [recent, favourites, ordered] = await Promise.all([
    ask(api.user.orders.recent.get({ query: {} })),
    ask(api.restaurants.favorite.get({ query: {} })),
    ask(api.restaurants.ordered.get({ query: {} })),
  ])
  const liked = favourites.items.map(({ restaurant }) => restaurant)
  const others = ordered.items.filter(({ id }) => !liked.some((one) => one.id === id))
  return { recent: recent.items, liked, ordered: others }
}
