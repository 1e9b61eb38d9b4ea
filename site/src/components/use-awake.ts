import { useSyncExternalStore } from 'react'

/** Whether this browser has taken the island over: not yet on the server, nor in the first drawing, which must be the server's. */
export function useAwake(): boolean {
  return useSyncExternalStore(neverChanges, yes, no)
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
