import { AsyncLocalStorage } from 'node:async_hooks'

const home = new AsyncLocalStorage<true>()

/** All that is read in it, however far down, is read of the primary, and nothing of it is kept or was. */
export const atHome = <Value>(act: () => Value): Value => home.run(true, act)

export const isAtHome = (): boolean => home.getStore() === true
