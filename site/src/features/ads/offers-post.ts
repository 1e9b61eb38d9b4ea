import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { ADD_POST, EDA, NEWS, newAdPath, OWN_ADS, REPLIES, sectionPath } from '@ostrov/shared/paths'
import { GATES } from '@ostrov/shared/tickets/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'

const HIDDEN_UNDER = [NEWS, sectionPath('afisha'), ADD_POST, OWN_ADS, REPLIES, GATES, ...SECTION_NAMES.map(newAdPath)]

/** Whether a page offers to write an ad: not where one writes already, nor where something else is read, ordered or worked at. */
export const offersPost = (pathname: string): boolean => pathname !== EDA && !isUnder(pathname, HIDDEN_UNDER)
