import type { AdMapWire } from '@ostrov/shared/ads/map-schema'
import { showPlacesMap } from '../map/places-map'
import { markHearts } from './hearts-of-page'
import { leastMark, lowerOf, pricedMark } from './price-mark'

/** The map of a list of ads: a price stands where one does. */
export const showAdsMap = () =>
  showPlacesMap<AdMapWire['places'][number]>({
    counted: ['объявление', 'объявления', 'объявлений'],
    wide: 128,
    markOf: (ad) => ({ text: pricedMark(ad), label: `${pricedMark(ad)}: показать объявление` }),
    leadOf: leastMark,
    joined: lowerOf,
    onCards: markHearts,
  })
