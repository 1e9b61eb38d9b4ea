import { EDA } from '@ostrov/shared/paths'
import { useEffect, useState } from 'react'
import type { AddressStep } from './steps'
import { stepOf } from './steps'

/** The steps one has walked, the last one being shown; the browser's back button walks them back. */
export function useSteps(walked: readonly AddressStep[], redirect: string | null) {
  const [visited, setVisited] = useState(walked)
  const first = walked.at(-1) ?? 1
  const step = visited.at(-1) ?? first

  useEffect(() => {
    const follow = () => {
      const { searchParams } = new URL(location.href)
      const shown = stepOf(searchParams.get('step'), searchParams.has('init')) ?? first
      setVisited((walked) => (walked.at(-2) === shown ? walked.slice(0, -1) : [...walked, shown]))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [first])

  const goTo = (next: AddressStep) => {
    const url = new URL(location.href)
    for (const name of ['init', 'after']) url.searchParams.delete(name)
    url.searchParams.set('step', String(next))
    history.pushState({ ...history.state }, '', url)
    setVisited([...visited, next])
    scrollTo(0, 0)
  }
  const goBack = () => {
    if (visited.length > 1) history.back()
    else location.assign(redirect ?? EDA)
  }
  return { step, visited, goTo, goBack }
}
