import { formatPhone } from '@ostrov/shared/formats/phone'
import { useEffect } from 'react'
import { changeDoor, changePerson } from './form-store'
import type { Checkout } from './use-checkout'

/** Fills what is known already: the person's name and phone, and the door out of the active address. */
export function useKnownAnswers({ user, address, forms }: Checkout): void {
  const { person, door } = forms
  const { user_name, user_phone } = person
  // Filled once a person, not again when a field was emptied by hand.
  useEffect(() => {
    if (!user) return
    if (user_name === '' && user.name) changePerson({ user_name: user.name })
    if (user_phone === '' && user.phone) changePerson({ user_phone: formatPhone(user.phone) })
  }, [user?.id, user?.name, user?.phone])
  useEffect(() => {
    if (!address || door.address_id === address.id) return
    const { front_door, apartment, floor, comment, private_house } = address.address_details
    changeDoor({
      address_id: address.id,
      front_door: front_door ?? '',
      apartment: apartment ?? '',
      floor: floor ?? '',
      comment: comment ?? '',
      private_house,
    })
  }, [address, door.address_id])
}
