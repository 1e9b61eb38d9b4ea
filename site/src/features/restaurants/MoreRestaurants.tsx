import { useStore } from '@nanostores/react'
import { countOf } from '@ostrov/shared/formats/plural'
import { Button } from '@ostrov/shared/ui/Button'
import { type MouseEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ListedRestaurant } from './ListedRestaurant'
import { listingPath } from './listing'
import { $isNearby, nearbyList } from './nearby'
import { useRestaurantPages } from './use-restaurant-pages'

type Props = {
  /** The id of the list that goes on, as everybody sees it. */
  list: string
  total: number
  limit: number
}

/** A list of restaurants without an end: the next page comes by itself when the end nears; the link stays a link. */
export default function MoreRestaurants(props: Props) {
  const personal = useStore($isNearby, { ssr: () => false })
  return <Pages key={String(personal)} {...props} personal={personal} />
}

function Pages({ total, limit, personal, ...props }: Props & { personal: boolean }) {
  const list = personal ? nearbyList(props.list) : props.list
  const { items, pages, state, more } = useRestaurantPages({ list, personal })
  const link = useRef<HTMLAnchorElement>(null)
  const first = items[0] && document.getElementById(list)
  const left = total - limit * pages
  useNearEnd(link, () => more(), `${pages} ${state}`)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    more({ asked: true, focus: event.detail === 0 })
  }
  return (
    <>
      {first &&
        createPortal(
          items.map((restaurant) => <ListedRestaurant key={restaurant.id} restaurant={restaurant} />),
          first,
        )}
      <div className="more-restaurants stack-centre" aria-busy={state === 'loading'}>
        <span className="ui-hidden" role="status">
          {state === 'loading' ? 'Загружаем…' : items.length > 0 ? shown(Math.min(total, limit * pages), total) : ''}
        </span>
        {state === 'failed' && (
          <div className="stack-centre gap-3" role="alert">
            <p>{'Не\u00a0получилось загрузить следующие рестораны'}</p>
            <Button onClick={() => more({ asked: true })}>Повторить</Button>
          </div>
        )}
        {state !== 'failed' && left > 0 && (
          <a ref={link} className="ui-button" href={listingPath({ page: pages + 1 })} onClick={press}>
            {state === 'loading' ? 'Загружаем…' : `Ещё ${countOf(left, 'ресторан', 'ресторана', 'ресторанов')}`}
          </a>
        )}
      </div>
    </>
  )
}

const shown = (count: number, total: number) => `Показано ${count} из\u00a0${total}`

/** So far below the window the end counts as near. */
const NEAR = '900px'

/** Calls when what stands at the list's end comes near, and not while a person stands on it: it is theirs to press. */
function useNearEnd(end: { current: HTMLElement | null }, call: () => void, when: string) {
  useEffect(() => {
    const { current } = end
    if (!current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && document.activeElement !== current && call(),
      { rootMargin: `0px 0px ${NEAR}` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [when])
}
