import type { AdMapWire } from '@ostrov/shared/ads/map-schema'
import { showPlacesMap } from '../map/places-map'
import { markHearts } from './hearts-of-page'
import { priceMark } from './price-mark'

/** The map of a list of ads: a price stands where one does. */
export const showAdsMap = () =>
  showPlacesMap<AdMapWire['places'][number]>({
    counted: ['объявление', 'объявления', 'объявлений'],
    wide: 76,
    markOf: ({ price }) => ({ text: priceMark(price), label: `${priceMark(price)}: показать объявление` }),
    onCards: markHearts,
  })
