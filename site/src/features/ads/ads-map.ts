import type { AdMapWire } from '@ostrov/shared/ads/map-schema'
import { showPlacesMap } from '../map/places-map'
import { markHearts } from './hearts-of-page'
import { leastMark, lowerOf, priceMark } from './price-mark'

/** The map of a list of ads: a price stands where one does. */
export const showAdsMap = () =>
  showPlacesMap<AdMapWire['places'][number]>({
    counted: ['объявление', 'объявления', 'объявлений'],
    wide: 112,
    markOf: ({ price, price_per }) => ({
      text: priceMark(price),
      label: `${[priceMark(price), price_per].filter(Boolean).join(' ')}: показать объявление`,
    }),
    leadOf: leastMark,
    joined: lowerOf,
    onCards: markHearts,
  })
