import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'

/** Whether the restaurant serves this person at all; until the answer is in, yes. */
export function useBlacklisted(restaurant_id: string, user_id: string | undefined): boolean {
  const [listed, setListed] = useState<string | null>(null)
  useEffect(() => {
    if (!user_id) return
    ask(api.restaurants({ id: restaurant_id }).me.get()).then(
      ({ is_user_in_black_list }) => setListed(is_user_in_black_list ? restaurant_id : null),
      () => {},
    )
  }, [restaurant_id, user_id])
  return listed === restaurant_id
}
