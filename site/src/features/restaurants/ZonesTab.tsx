import { ZonesOnMap } from './ZonesOnMap'
import type { Zones } from './zones'

/**
 * The zones as an island. The build takes an island's own styles away from what else loads it, so the drawer, which
 * loads them too, shares everything but this.
 */
export default function ZonesTab(props: Zones) {
  return <ZonesOnMap {...props} />
}
