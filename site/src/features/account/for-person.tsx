import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { $isSignedIn } from '../modals/store'

/** An island only a signed-in person sees: a guest does not load it, and a page does without one that does not come. */
export function forPerson<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function ForPerson(props: Props) {
    const signedIn = useStore($isSignedIn, { ssr: () => false })
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      if (!signedIn) return
      load().then(
        (part) => setPart(() => part),
        () => {},
      )
    }, [signedIn])
    return signedIn && Part ? <Part {...props} /> : null
  }
}
