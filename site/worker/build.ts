/**
 * What this worker was made for: the files of a build and a name made of all of them. Under development the files `change`
 * under the same names, so what is kept of them answers only when there is no network.
 */
export type Build = { name: string; files: readonly string[]; changes: boolean }

/** Written by who bundles the worker. */
declare const BUILT_FOR: Build

export const BUILD: Build = BUILT_FOR
/** The shelf of this build; that of another is dropped when this one takes over. */
export const BUILT = 'built-'
export const NOW = BUILT + BUILD.name
