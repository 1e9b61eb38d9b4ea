import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { $addresses } from '../account/addresses'
import { loadAddresses } from '../addresses/store'

/** The person's addresses, read anew; null until they are known. `failed` while there is nothing to show instead. */
export function useAddresses() {
  const addresses = useStore($addresses)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadAddresses().catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { addresses, failed: failed && addresses === null, load }
}
