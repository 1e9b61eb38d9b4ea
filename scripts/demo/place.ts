import { searchText } from '../../api/src/modules/geo/address-query'
import { cities } from '../../api/src/modules/geo/region/cities'
import { allHouses } from '../../api/src/modules/geo/region/houses'
import { type Db, insertRows, seedId } from './rows'

export const cityId = (name: string) => seedId(`city:${name}`)

/** The region's towns and every house of the gazetteer. */
export async function seedPlace(db: Db) {
  await insertRows(
    db,
    'city',
    cities.map((city, index) => ({
      id: cityId(city.name),
      name: city.name,
      slug: city.slug,
      coordinates: { type: 'Point', coordinates: city.centre },
      zoom: city.zoom,
      sort: index,
    })),
  )
  await insertRows(
    db,
    'house',
    allHouses().map((house, index) => ({
      id: index + 1,
      city_id: cityId(house.city),
      street: house.street,
      street_with_type: house.street_with_type,
      house: house.house,
      search_text: searchText(house),
      lon: house.coordinates[0],
      lat: house.coordinates[1],
    })),
  )
  await db.query(`select setval(pg_get_serial_sequence('house', 'id'), (select max(id) from house))`)
}
