/** Islands of the pages that list restaurants, in one module, which is one file to load. */
export { default as FiltersButton } from './FiltersButton'
export { default as HomeTop } from './HomeTop'
export { default as NearbyList } from './NearbyList'
