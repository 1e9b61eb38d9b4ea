import { pageTitle } from '@ostrov/shared/formats/installation'
import { useEffect } from 'react'

/** The tab's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
