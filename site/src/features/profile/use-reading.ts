import { useCallback, useEffect, useState } from 'react'

/** What `read` brings, and a way to try again. `read` must be the same function at every drawing. */
export function useReading<Data>(read: () => Promise<Data>) {
  const [reading, setReading] = useState<{ data: Data } | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setReading('loading')
    read().then(
      (data) => setReading({ data }),
      () => setReading('failed'),
    )
  }, [read])
  useEffect(load, [load])
  return [reading, load] as const
}
