import { formatPhone } from '@ostrov/shared/formats/phone'
import { useEffect } from 'react'
import type { Checkout } from './use-checkout'

/** Fills what is known already: the person's name and phone, and the door out of the active address. */
export function useKnownAnswers({ user, address, form, change }: Checkout): void {
  const { user_name, user_phone, address_id } = form
  // Filled once a person, not again when a field was emptied by hand.
  useEffect(() => {
    if (!user) return
    if (user_name === '' && user.name) change({ user_name: user.name })
    if (user_phone === '' && user.phone) change({ user_phone: formatPhone(user.phone) })
  }, [user?.id, user?.name, user?.phone])
  useEffect(() => {
    if (!address || address_id === address.id) return
    const { front_door, apartment, floor, comment, private_house } = address.address_details
    change({
      address_id: address.id,
      front_door: front_door ?? '',
      apartment: apartment ?? '',
      floor: floor ?? '',
      delivery_comment: comment ?? '',
      private_house,
    })
  }, [address, address_id])
}
