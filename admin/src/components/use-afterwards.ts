import { startTransition, useEffect, useState } from 'react'

/** False at first and true soon: what is out of sight is drawn after what is in it, in slices that no press has to wait for. */
export function useAfterwards(): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => startTransition(() => setAfter(true)), [])
  return after
}
