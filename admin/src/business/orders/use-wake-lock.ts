import { useEffect } from 'react'

/** Keeps the screen lit while the page is in front; the browser drops the lock whenever it is not. */
export function useWakeLock(): void {
  useEffect(() => {
    // Absent on plain http and in older browsers: the tablet's own settings decide then.
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      lock?.release()
    }
  }, [])
}
