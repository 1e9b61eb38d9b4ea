import { ask } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api'

type Towns = Readonly<Record<string, string>> | 'loading' | 'failed'

/** The towns by their ids, and what asks again. */
export function useTowns(): [Towns, () => void] {
  const [towns, setTowns] = useState<Towns>('loading')
  const load = useCallback(() => {
    setTowns('loading')
    ask(api.cities.get({ query: { limit: 100 } })).then(
      ({ items }) => setTowns(Object.fromEntries(items.map(({ id, name }) => [id, name]))),
      () => setTowns('failed'),
    )
  }, [])
  useEffect(load, [load])
  return [towns, load]
}
