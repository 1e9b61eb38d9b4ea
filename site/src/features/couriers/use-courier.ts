import type { CourierWorkWire } from '@ostrov/shared/couriers/schema'
import { useEffect, useState } from 'react'
import { whileSeen } from '../../components/while-seen'
import { openCourier, type Shown } from './courier-store'

const SETTLE_MS = 10_000

/** The work as it stands in this browser; before scripts run, as the server had it. */
export function useCourier(key: string, first: CourierWorkWire) {
  const nothing = { queue: [], refused: [], isOffline: false, ended: null, wish: null }
  const [shown, setShown] = useState<Shown>({ work: first, ...nothing })
  const [courier, setCourier] = useState<ReturnType<typeof openCourier> | null>(null)
  useEffect(() => {
    const opened = openCourier(key, first, setShown)
    setCourier(opened)
    const settle = () => void opened.settle()
    addEventListener('online', settle)
    const stop = whileSeen(() => {
      settle()
      const timer = setInterval(settle, SETTLE_MS)
      return () => clearInterval(timer)
    })
    return () => {
      removeEventListener('online', settle)
      stop()
    }
  }, [key, first])
  return { shown, courier }
}
