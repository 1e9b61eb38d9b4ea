import { useStore } from '@nanostores/react'
import type { Places } from '@ostrov/shared/ui/field-doors'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import type { PlaceHint } from '@ostrov/shared/ui/use-place'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { $staff } from '../../session/store'
import { useKnown } from '../use-known'

const SEND = { business: sendImageTo('/api/business_user/images'), admin: sendImageTo('/api/admin/images') }

/** Where fields send pictures and find places: by the side of the office one is signed in to. */
export function useFieldDoors() {
  const staff = useStore($staff)
  return { send: SEND[staff?.kind ?? 'business'], usePlaces }
}

function usePlaces(): Places | null {
  const { data: known } = useKnown()
  return known ? { ...known, suggest } : null
}

async function suggest(query: string, city: string): Promise<PlaceHint[]> {
  if (city === '') return []
  const { items } = await ask(api.hints.business_user.addresses_and_coordinates.post({ query, city, count: 10 }))
  return items.map(({ address, city_id, coordinates }) => ({ address, city_id, coordinates }))
}
