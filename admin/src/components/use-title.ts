import { useEffect } from 'react'

/** The tab's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — Остров`
  }, [title])
}
