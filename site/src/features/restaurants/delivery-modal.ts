import { NO_DELIVERY_DIALOG_DELAY_MS, NO_DELIVERY_DIALOG_EVERY_MS } from '@ostrov/shared/restaurants/labels'
import { isDue } from '../../components/is-due'
import { $modal, openModal } from '../modals/store'
import { DELIVERY_MODAL } from './modals'
import { $service } from './zone'

const KEY = 'delivery_modal_shown_at'

/** Tells, a second after it is known and at most once in ten minutes, that the address is out of reach. @returns what stops it. */
export function watchDeliveryModal(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $service.subscribe(({ state }) => {
    clearTimeout(timer)
    if (state === 'outside') timer = setTimeout(show, NO_DELIVERY_DIALOG_DELAY_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function show() {
  if ($modal.get() || !isDue(localStorage.getItem(KEY), Date.now(), NO_DELIVERY_DIALOG_EVERY_MS)) return
  localStorage.setItem(KEY, String(Date.now()))
  openModal(DELIVERY_MODAL, {})
}
