import { useStore } from '@nanostores/react'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { ask } from '@ostrov/shared/wire/answers'
import { Ban } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import { $user_delivery } from '../account/store'
import { openModal } from '../modals/store'
import { watchDeliveryModal } from './delivery-modal'
import { followScroll } from './follow-scroll'
import { RESTAURANT_CLOSED } from './modals'

type Props = {
  restaurant_id: string
  /** Why it takes no orders now; null while it does. */
  closed: string | null
}

/** What happens on a restaurant's page by itself: tabs follow the scroll, dialogs tell what stands in the way. */
export default function RestaurantLife({ restaurant_id, closed }: Props) {
  const blocked = useBlocked(restaurant_id)
  useEffect(() => {
    const tabs = document.querySelector<HTMLElement>('[data-menu-tabs]')
    return tabs ? followScroll(tabs) : undefined
  }, [])
  useEffect(() => {
    if (closed !== null) {
      openModal(RESTAURANT_CLOSED, { description: closed })
      return
    }
    return watchDeliveryModal()
  }, [closed])
  if (!blocked) return null
  return (
    <div className="restaurant-blocked" role="alert">
      <Ban size={22} aria-hidden="true" />
      <p>
        <strong>{RESTAURANT_LABELS.blacklisted}</strong>
        <br />
        {RESTAURANT_LABELS.blacklistedHint}
      </p>
    </div>
  )
}

function useBlocked(restaurant_id: string): boolean {
  const user = useStore($user_delivery, { ssr: () => null })
  const [blocked, setBlocked] = useState(false)
  const confirmed = user?.is_confirmed === true
  useEffect(() => {
    if (!confirmed) return setBlocked(false)
    ask(api.restaurants({ id: restaurant_id }).me.get()).then(
      (me) => setBlocked(me.is_user_in_black_list),
      () => {},
    )
  }, [restaurant_id, confirmed])
  return blocked
}
