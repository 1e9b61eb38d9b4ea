import { quoted } from '@ostrov/shared/formats/quoted'
import { openingWords } from '@ostrov/shared/moderation/first-steps'
import { FIRST_RUN } from '@ostrov/shared/paths'
import { Link, useLocation } from 'react-router'
import { useFirstSteps } from '../business/settings/use-first-steps'
import { $restaurantId, useProfile, useRestaurants } from '../session/people'

/** What is filled in on the page that is open is seen here soon after. */
const LOOKED_AT_MS = 15_000

/** Until a restaurant takes orders every page says what is left to do, to whoever may do it; drawn anew for each page, it asks anew. */
export function OpeningBanner() {
  const { data: profile } = useProfile()
  const { restaurants, chosen } = useRestaurants('settings')
  const { pathname } = useLocation()
  const one = chosen ?? restaurants.find(({ moderation_status }) => moderation_status !== 'approved')
  const { data } = useFirstSteps(one?.id, { refetchInterval: one ? LOOKED_AT_MS : false })
  const isOwner = profile?.role === 'owner'
  const words = data ? openingWords(data, isOwner) : null
  if (pathname === FIRST_RUN) return null
  if (isOwner && profile.restaurants.length === 0) return <Line words={'Чтобы открыться, добавьте ресторан'} />
  if (!one || !words) return null
  return <Line words={restaurants.length > 1 ? `${quoted(one.title)}: ${words}` : words} id={one.id} />
}

function Line({ words, id }: { words: string; id?: string }) {
  return (
    <aside className="banner split banner--sea" aria-label="До&nbsp;открытия">
      <span className="banner__words">{words}</span>
      <Link className="banner__action" to={FIRST_RUN} onClick={() => id && $restaurantId.set(id)}>
        {id ? 'Что осталось' : 'Добавить'}
      </Link>
    </aside>
  )
}
