import type { OrganizationMapWire } from '@ostrov/shared/organizations/map-schema'
import { showPlacesMap } from '../map/places-map'
import { COUNTED } from './words'

/** The map of the catalogue: a name stands where one does. */
export const showOrganizationsMap = () =>
  showPlacesMap<OrganizationMapWire['places'][number]>({
    counted: COUNTED,
    wide: 148,
    markOf: ({ name }) => ({ text: name ?? '', label: `${name}: показать организацию` }),
  })
